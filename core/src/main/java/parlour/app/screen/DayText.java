package parlour.app.screen;

import parlour.daily.DailyResult;
import parlour.daily.Outcome;
import parlour.text.Phrase;

import java.time.LocalDate;

/** Days and results of the deal of the day in words. */
final class DayText {
    private DayText() {}

    /** A day as people write it, without the year. */
    static Phrase of(long day) {
        LocalDate date = LocalDate.ofEpochDay(day);
        return Phrase.of(
                "daily.day", date.getDayOfMonth(), Phrase.of("when.month." + date.getMonthValue()));
    }

    /** How the deal of a day went. */
    static Phrase result(DailyResult result) {
        return result.own()
                .map(
                        own ->
                                result.experts().isEmpty()
                                        ? Phrase.of("daily.points", own.points())
                                        : against(result, own))
                .orElseGet(() -> Phrase.of(result.begun() ? "daily.unfinished" : "daily.unplayed"));
    }

    /** How an outcome compares with those of the experts, of which there is at least one. */
    static Phrase against(DailyResult result, Outcome own) {
        return Phrase.of(
                result.beaten(own) == 0 ? "daily.against.none" : "daily.against",
                own.points(),
                result.par(),
                result.beaten(own),
                result.equalled(own),
                result.experts().size());
    }
}

package parlour.app.saves;

import parlour.text.Phrase;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;

/** Formats a time the way people say it: today, yesterday, or the date. */
public final class RelativeDate {
    private RelativeDate() {}

    /** A moment relative to now, both in milliseconds since 1970. */
    public static Phrase of(long moment, long now, ZoneId zone) {
        LocalDateTime time = at(moment, zone);
        LocalDate today = at(now, zone).toLocalDate();
        if (time.toLocalDate().equals(today)) {
            return Phrase.of("when.today", time.getHour(), time.getMinute());
        }
        if (time.toLocalDate().equals(today.minusDays(1))) {
            return Phrase.of("when.yesterday", time.getHour(), time.getMinute());
        }
        return Phrase.of(
                "when.date",
                time.getDayOfMonth(),
                Phrase.of("when.month." + time.getMonthValue()),
                time.getYear());
    }

    private static LocalDateTime at(long millis, ZoneId zone) {
        return LocalDateTime.ofInstant(Instant.ofEpochMilli(millis), zone);
    }
}

package parlour.fastest;

import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestPhrases;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The game log's text for each event. */
final class FastestLog {
    private FastestLog() {}

    static List<Phrase> of(FastestEvent event) {
        if (event instanceof FastestEvent.GameBegan began) {
            return List.of(Phrase.of("fastest.log.game", began.game(), new Seat(began.first())));
        }
        if (event instanceof FastestEvent.CardsPlayed played) {
            return List.of(
                    Phrase.of(
                            "fastest.log.played",
                            new Seat(played.seat()),
                            FastestPhrases.play(played.move()),
                            played.left()));
        }
        if (event instanceof FastestEvent.Passed passed) {
            return List.of(Phrase.of("fastest.log.passed", new Seat(passed.seat()), passed.left()));
        }
        if (event instanceof FastestEvent.FreeMove free) {
            return List.of(Phrase.of("fastest.log.free", new Seat(free.seat())));
        }
        if (event instanceof FastestEvent.Ended ended) {
            return ended(ended);
        }
        if (event instanceof FastestEvent.Won won) {
            List<Seat> winners = won.seats().stream().map(Seat::new).toList();
            return List.of(Phrase.of(winners.size() == 1 ? "log.won" : "log.wonTogether", winners));
        }
        return List.of();
    }

    /** The seats in order of place; the points of a single game mean nothing. */
    static List<Phrase> places(FastestEvent.Ended ended) {
        return byPlace(
                ended,
                seat ->
                        Phrase.of(
                                "fastest.log.place.single",
                                new Seat(seat),
                                ended.places().get(seat),
                                ended.left().get(seat)));
    }

    /** The seats in order of place, each with its points. */
    private static List<Phrase> ended(FastestEvent.Ended ended) {
        return byPlace(
                ended,
                seat ->
                        Phrase.of(
                                "fastest.log.place",
                                new Seat(seat),
                                ended.places().get(seat),
                                ended.left().get(seat),
                                ended.points().get(seat),
                                ended.totals().get(seat)));
    }

    private static List<Phrase> byPlace(FastestEvent.Ended ended, IntFunction<Phrase> line) {
        return IntStream.range(0, ended.places().size())
                .boxed()
                .sorted(Comparator.comparing(ended.places()::get))
                .map(line::apply)
                .toList();
    }
}

package parlour.fastest;

import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestPhrases;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;

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

    /** The seats in order of place, each with its points. */
    private static List<Phrase> ended(FastestEvent.Ended ended) {
        List<Phrase> lines = new ArrayList<>();
        int seats = ended.places().size();
        for (int place = 1; place <= seats; place++) {
            for (int seat = 0; seat < seats; seat++) {
                if (ended.places().get(seat) == place) {
                    lines.add(
                            Phrase.of(
                                    "fastest.log.place",
                                    new Seat(seat),
                                    place,
                                    ended.left().get(seat),
                                    ended.points().get(seat),
                                    ended.totals().get(seat)));
                }
            }
        }
        return lines;
    }
}

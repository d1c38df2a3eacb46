package parlour.fastest;

import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;

/** What the game log says of each event, and how plays are called. */
public final class FastestLog {
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
                            play(played.move()),
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

    /** The seats by place, each with its points. */
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

    /** A play by its name: two 6s, the red joker, both jokers. */
    public static Phrase play(FastestMove move) {
        if (move instanceof FastestMove.Group group) {
            return group.level().isJoker()
                    ? level(group.level())
                    : Phrase.of("fastest.play." + group.size(), rank(group.level()));
        }
        if (move instanceof FastestMove.Suited suited) {
            return cards(suited.cards());
        }
        if (move instanceof FastestMove.Run run) {
            return Phrase.of("fastest.play.run", rank(run.low()), rank(run.high()));
        }
        return Phrase.of(move.size() == 0 ? "fastest.play.pass" : "fastest.play.jokers");
    }

    static Phrase level(Level level) {
        return switch (level) {
            case BLACK_JOKER -> Phrase.of("fastest.play.blackJoker");
            case RED_JOKER -> Phrase.of("fastest.play.redJoker");
            default -> Phrase.of("fastest.play.1", rank(level));
        };
    }

    /** A rank as it is spoken: numbers are numbers, the others have names. */
    static Object rank(Level level) {
        String text = level.text();
        return Character.isDigit(text.charAt(0)) ? text : Phrase.of("fastest.rank." + text);
    }

    static Phrase cards(Hand cards) {
        List<Object> names = new ArrayList<>();
        for (FastestCard card : cards) {
            names.add(card.card().isPresent() ? card.card().get() : level(card.level()));
        }
        return Phrase.of("fastest.play.cards", names);
    }
}

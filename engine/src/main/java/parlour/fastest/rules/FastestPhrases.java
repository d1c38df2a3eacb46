package parlour.fastest.rules;

import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/** The names of plays, ranks and cards. */
public final class FastestPhrases {
    private FastestPhrases() {}

    /** A play by name: two 6s, the red joker, both jokers. */
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

    /** A rank as it is spoken: numbers stay numbers, the others have names. */
    public static Object rank(Level level) {
        String text = level.text();
        return Character.isDigit(text.charAt(0)) ? text : Phrase.of("fastest.rank." + text);
    }

    /** A rank or joker by name, as one card of a hand. */
    public static Object name(Level level) {
        return level.isJoker() ? level(level) : rank(level);
    }

    public static Phrase cards(Hand cards) {
        List<Object> names = new ArrayList<>();
        for (FastestCard card : cards) {
            names.add(card.card().isPresent() ? card.card().get() : level(card.level()));
        }
        return Phrase.of("fastest.play.cards", names);
    }
}

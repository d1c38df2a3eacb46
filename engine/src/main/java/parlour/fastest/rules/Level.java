package parlour.fastest.rules;

import java.util.Optional;

/** The fifteen levels of a play, lowest first: the ranks and then the jokers. */
public enum Level {
    ACE("A"),
    TWO("2"),
    THREE("3"),
    FOUR("4"),
    FIVE("5"),
    SIX("6"),
    SEVEN("7"),
    EIGHT("8"),
    NINE("9"),
    TEN("10"),
    JACK("J"),
    QUEEN("Q"),
    KING("K"),
    BLACK_JOKER("BJ"),
    RED_JOKER("RJ");

    private static final Level[] ALL = values();

    private final String text;

    Level(String text) {
        this.text = text;
    }

    /** The level in the text notation: A, 2 … 10, J, Q, K, BJ, RJ. */
    public String text() {
        return text;
    }

    public boolean isJoker() {
        return this == BLACK_JOKER || this == RED_JOKER;
    }

    public static Level at(int ordinal) {
        return ALL[ordinal];
    }

    /** The level that a token names, or empty if it names none; jokers have a longer name too. */
    public static Optional<Level> find(String token) {
        for (Level level : ALL) {
            boolean longName = level.isJoker() && token.equals(level.text + "oker");
            if (token.equals(level.text) || longName) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }
}

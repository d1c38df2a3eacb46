package parlour.cards;

/** The thirteen ranks in deck order, ace low. */
public enum Rank {
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
    KING("K");

    private static final Rank[] ALL = values();

    private final String text;

    Rank(String text) {
        this.text = text;
    }

    /** The rank in the text notation: A, 2 … 10, J, Q, K. */
    public String text() {
        return text;
    }

    /** Ace 1, two 2 … king 13. */
    public int number() {
        return ordinal() + 1;
    }

    static Rank at(int ordinal) {
        return ALL[ordinal];
    }
}

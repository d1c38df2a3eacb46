package parlour.cards;

/** The four suits, in deck order. */
public enum Suit {
    CLUBS('c'),
    DIAMONDS('d'),
    HEARTS('h'),
    SPADES('s');

    private static final Suit[] ALL = values();

    private final char letter;

    Suit(char letter) {
        this.letter = letter;
    }

    /** The suit's letter in the text notation. */
    public char letter() {
        return letter;
    }

    static Suit at(int ordinal) {
        return ALL[ordinal];
    }
}

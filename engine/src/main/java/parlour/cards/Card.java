package parlour.cards;

import java.util.List;
import java.util.stream.IntStream;

/** One of the 52 playing cards. Equal cards are the same object. */
public final class Card implements Comparable<Card> {
    /** The number of cards in a pack. */
    public static final int COUNT = 52;

    private static final int RANKS = 13;
    private static final Card[] BY_INDEX =
            IntStream.range(0, COUNT).mapToObj(Card::new).toArray(Card[]::new);
    private static final List<Card> PACK = List.of(BY_INDEX);

    private final int index;
    private final String text;

    private Card(int index) {
        this.index = index;
        this.text = rank().text() + suit().letter();
    }

    /**
     * The card at a position in the unshuffled pack: clubs, diamonds, hearts, spades, each from ace
     * to king.
     */
    public static Card at(int index) {
        return BY_INDEX[index];
    }

    public static Card of(Rank rank, Suit suit) {
        return at(suit.ordinal() * RANKS + rank.ordinal());
    }

    /** All cards in deck order. */
    public static List<Card> pack() {
        return PACK;
    }

    /** The card's position in the unshuffled pack, 0 to 51. */
    public int index() {
        return index;
    }

    /** The card's bit in a {@link CardSet}. */
    public long bit() {
        return 1L << index;
    }

    public Rank rank() {
        return Rank.at(index % RANKS);
    }

    public Suit suit() {
        return Suit.at(index / RANKS);
    }

    /** Deck order. */
    @Override
    public int compareTo(Card other) {
        return Integer.compare(index, other.index);
    }

    /** Rank then suit, as in {@code 10d}. */
    @Override
    public String toString() {
        return text;
    }
}

package parlour.cassino.captures;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.Rank;
import parlour.cards.Suit;

/** Card values on the table, in the hand and on the score sheet. */
public final class CardValues {
    public static final Card TEN_OF_DIAMONDS = Card.of(Rank.TEN, Suit.DIAMONDS);
    public static final Card TWO_OF_SPADES = Card.of(Rank.TWO, Suit.SPADES);
    public static final CardSet ACES = CardSet.of(Rank.ACE);
    public static final CardSet SPADES = CardSet.of(Suit.SPADES);

    /** The cards that score points on their own. */
    public static final CardSet SPECIALS = ACES.with(TEN_OF_DIAMONDS).with(TWO_OF_SPADES);

    /** The highest hand value, that of the ten of diamonds. */
    public static final int LARGEST = 16;

    private static final byte[] ON_TABLE = new byte[Card.COUNT];
    private static final byte[] IN_HAND = new byte[Card.COUNT];

    static {
        for (Card card : Card.pack()) {
            int value = card.rank() == Rank.ACE ? 14 : card.rank().number();
            ON_TABLE[card.index()] = (byte) card.rank().number();
            IN_HAND[card.index()] = (byte) value;
        }
        IN_HAND[TWO_OF_SPADES.index()] = 15;
        IN_HAND[TEN_OF_DIAMONDS.index()] = LARGEST;
    }

    private CardValues() {}

    /** A card's value while it lies on the table: ace 1 … king 13. */
    public static int onTable(Card card) {
        return card.rank().number();
    }

    /** As {@link #onTable(Card)}, by the card's index, for hot paths. */
    public static int onTable(int index) {
        return ON_TABLE[index];
    }

    /** As {@link #inHand(Card)}, by the card's index, for hot paths. */
    public static int inHand(int index) {
        return IN_HAND[index];
    }

    /** A card's value when it is played to capture: as on the table, but ace 14, 2s 15, 10d 16. */
    public static int inHand(Card card) {
        return IN_HAND[card.index()];
    }

    /** The points of the special cards in a set. */
    public static int points(long cards) {
        return Long.bitCount(cards & SPECIALS.bits())
                + (int) (cards >>> TEN_OF_DIAMONDS.index() & 1);
    }
}

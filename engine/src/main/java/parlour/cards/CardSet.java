package parlour.cards;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** An immutable set of cards as a 64-bit bit set; iterates in deck order. */
public record CardSet(long bits) implements Iterable<Card> {
    public static final CardSet EMPTY = new CardSet(0);

    /** The whole pack. */
    public static final CardSet PACK = new CardSet((1L << Card.COUNT) - 1);

    public CardSet {
        if (bits >>> Card.COUNT != 0) {
            throw new IllegalArgumentException("bits beyond the pack: " + Long.toHexString(bits));
        }
    }

    public static CardSet of(Card... cards) {
        return of(Arrays.asList(cards));
    }

    public static CardSet of(Collection<Card> cards) {
        long bits = 0;
        for (Card card : cards) {
            bits |= card.bit();
        }
        return bits == 0 ? EMPTY : new CardSet(bits);
    }

    public static CardSet of(Suit suit) {
        return new CardSet(0x1FFFL << 13 * suit.ordinal());
    }

    public static CardSet of(Rank rank) {
        return new CardSet(0x80_0400_2001L << rank.ordinal());
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    public boolean has(Card card) {
        return (bits & card.bit()) != 0;
    }

    public boolean hasAll(CardSet other) {
        return (other.bits & ~bits) == 0;
    }

    public boolean meets(CardSet other) {
        return (bits & other.bits) != 0;
    }

    public CardSet with(Card card) {
        return new CardSet(bits | card.bit());
    }

    public CardSet without(Card card) {
        return new CardSet(bits & ~card.bit());
    }

    public CardSet and(CardSet other) {
        return new CardSet(bits & other.bits);
    }

    public CardSet or(CardSet other) {
        return new CardSet(bits | other.bits);
    }

    public CardSet minus(CardSet other) {
        return new CardSet(bits & ~other.bits);
    }

    /** The first card in deck order. */
    public Card first() {
        if (bits == 0) {
            throw new NoSuchElementException("an empty set has no first card");
        }
        return Card.at(Long.numberOfTrailingZeros(bits));
    }

    @Override
    public Iterator<Card> iterator() {
        return new Members<>(bits, Card::at);
    }

    public Stream<Card> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    /** The cards in deck order, separated by spaces. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Card card : this) {
            text.append(text.length() == 0 ? "" : " ").append(card);
        }
        return text.toString();
    }
}

package parlour.cards;

import parlour.engine.Rng;

import java.util.AbstractList;
import java.util.List;

/** An immutable face-down deck. Drawing shares the cards and moves the top. */
public final class Deck {
    public static final Deck EMPTY = new Deck(new byte[0], 0);

    private final byte[] cards;
    private final int top;

    private Deck(byte[] cards, int top) {
        this.cards = cards;
        this.top = top;
    }

    /** These cards, shuffled. */
    public static Deck shuffled(CardSet cards, Rng rng) {
        byte[] order = new byte[cards.size()];
        long left = cards.bits();
        for (int i = 0; left != 0; i++, left &= left - 1) {
            order[i] = (byte) Long.numberOfTrailingZeros(left);
        }
        rng.shuffle(order, order.length);
        return new Deck(order, 0);
    }

    /** These cards in this order, top first. */
    public static Deck of(List<Card> cards) {
        byte[] order = new byte[cards.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = (byte) cards.get(i).index();
        }
        return new Deck(order, 0);
    }

    public int size() {
        return cards.length - top;
    }

    public boolean isEmpty() {
        return top == cards.length;
    }

    /** The top card. */
    public Card top() {
        return at(0);
    }

    /** The card {@code depth} places below the top. */
    public Card at(int depth) {
        holds(depth + 1);
        return Card.at(cards[top + depth]);
    }

    /** The deck without its top {@code count} cards. */
    public Deck without(int count) {
        holds(count);
        return new Deck(cards, top + count);
    }

    private void holds(int count) {
        if (count > size()) {
            throw new IllegalStateException(count + " cards of a deck of " + size());
        }
    }

    /** The remaining cards, top first. */
    public List<Card> list() {
        return new AbstractList<>() {
            @Override
            public Card get(int i) {
                return Card.at(cards[top + i]);
            }

            @Override
            public int size() {
                return cards.length - top;
            }
        };
    }

    public CardSet set() {
        return CardSet.of(list());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Deck deck && list().equals(deck.list());
    }

    @Override
    public int hashCode() {
        return list().hashCode();
    }

    @Override
    public String toString() {
        return list().toString();
    }
}

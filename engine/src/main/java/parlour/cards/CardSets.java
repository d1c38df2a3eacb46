package parlour.cards;

import java.util.Arrays;
import java.util.List;

/** An immutable row of card sets, one a seat. */
public final class CardSets {
    private final long[] bits;

    private CardSets(long[] bits) {
        this.bits = bits;
    }

    /** So many empty sets. */
    public static CardSets empty(int size) {
        return new CardSets(new long[size]);
    }

    public static CardSets of(List<CardSet> sets) {
        return new CardSets(sets.stream().mapToLong(CardSet::bits).toArray());
    }

    /** The sets with these bits; the array is copied. */
    public static CardSets of(long[] bits) {
        return new CardSets(bits.clone());
    }

    public int size() {
        return bits.length;
    }

    public CardSet get(int i) {
        return new CardSet(bits[i]);
    }

    /** As {@link #get}, for hot paths. */
    public long bits(int i) {
        return bits[i];
    }

    public CardSets with(int i, long set) {
        long[] copy = bits.clone();
        copy[i] = set;
        return new CardSets(copy);
    }

    /** The cards of all sets. */
    public long union() {
        long all = 0;
        for (long set : bits) {
            all |= set;
        }
        return all;
    }

    public List<CardSet> list() {
        return Arrays.stream(bits).mapToObj(CardSet::new).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CardSets sets && Arrays.equals(bits, sets.bits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bits);
    }

    @Override
    public String toString() {
        return list().toString();
    }
}

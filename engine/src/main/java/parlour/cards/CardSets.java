package parlour.cards;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An immutable list of card sets, one per seat, at least two. The first two are fields: most games
 * have two players, and a new list costs half as much without an array.
 */
public final class CardSets {
    private static final int FIELDS = 2;
    private static final long[] NONE = {};

    private final long first;
    private final long second;
    private final long[] others;

    private CardSets(long first, long second, long[] others) {
        this.first = first;
        this.second = second;
        this.others = others;
    }

    /** {@code size} empty sets. */
    public static CardSets empty(int size) {
        return of(new long[size]);
    }

    public static CardSets of(List<CardSet> sets) {
        return of(sets.stream().mapToLong(CardSet::bits).toArray());
    }

    /** The sets with these bits; copies the array. */
    public static CardSets of(long[] bits) {
        if (bits.length < FIELDS) {
            throw new IllegalArgumentException("a row of " + bits.length);
        }
        long[] others =
                bits.length == FIELDS ? NONE : Arrays.copyOfRange(bits, FIELDS, bits.length);
        return new CardSets(bits[0], bits[1], others);
    }

    public int size() {
        return FIELDS + others.length;
    }

    public CardSet get(int i) {
        return new CardSet(bits(i));
    }

    /** As {@link #get}, for hot paths. */
    public long bits(int i) {
        return i == 0 ? first : i == 1 ? second : others[i - FIELDS];
    }

    public CardSets with(int i, long set) {
        if (i == 0) {
            return new CardSets(set, second, others);
        }
        if (i == 1) {
            return new CardSets(first, set, others);
        }
        long[] copy = others.clone();
        copy[i - FIELDS] = set;
        return new CardSets(first, second, copy);
    }

    /** The cards of all sets together. */
    public long union() {
        long all = first | second;
        for (long set : others) {
            all |= set;
        }
        return all;
    }

    public List<CardSet> list() {
        return IntStream.range(0, size()).mapToObj(this::get).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CardSets sets
                && first == sets.first
                && second == sets.second
                && Arrays.equals(others, sets.others);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Long.hashCode(first) + Long.hashCode(second)) + Arrays.hashCode(others);
    }

    @Override
    public String toString() {
        return list().toString();
    }
}

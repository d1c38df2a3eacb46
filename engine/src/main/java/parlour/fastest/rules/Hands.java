package parlour.fastest.rules;

import java.util.Arrays;
import java.util.List;

/** An immutable list of hands, one per seat. */
public final class Hands {
    private final long[] bits;

    private Hands(long[] bits) {
        this.bits = bits;
    }

    public static Hands of(List<Hand> hands) {
        return new Hands(hands.stream().mapToLong(Hand::bits).toArray());
    }

    /** The hands with these bits; copies the array. */
    public static Hands of(long[] bits) {
        return new Hands(bits.clone());
    }

    public int size() {
        return bits.length;
    }

    public Hand get(int seat) {
        return new Hand(bits[seat]);
    }

    /** As {@link #get}, for hot paths. */
    public long bits(int seat) {
        return bits[seat];
    }

    Hands without(int seat, long cards) {
        long[] copy = bits.clone();
        copy[seat] &= ~cards;
        return new Hands(copy);
    }

    /** The cards of all hands together. */
    public Hand union() {
        long all = 0;
        for (long hand : bits) {
            all |= hand;
        }
        return new Hand(all);
    }

    public List<Hand> list() {
        return Arrays.stream(bits).mapToObj(Hand::new).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hands hands && Arrays.equals(bits, hands.bits);
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

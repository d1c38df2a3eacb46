package parlour.crosswise.rules;

import java.util.List;

/**
 * The hands of all seats, and which of their tokens everybody knows because they were taken from
 * the field.
 *
 * @param bits sixteen bits per seat
 * @param open four bits per seat, one per place
 */
public record Hands(int seats, long bits, int open) {
    private static final int BITS = Hand.BITS * Hand.PLACES;
    private static final long MASK = (1L << BITS) - 1;

    public static Hands of(List<Hand> hands) {
        long bits = 0;
        for (int seat = 0; seat < hands.size(); seat++) {
            bits |= (long) hands.get(seat).bits() << BITS * seat;
        }
        return new Hands(hands.size(), bits, 0);
    }

    /** {@code seats} empty hands. */
    public static Hands empty(int seats) {
        return new Hands(seats, 0, 0);
    }

    public Hand get(int seat) {
        return new Hand((int) (bits >>> BITS * seat & MASK));
    }

    /** Whether everybody knows the token in a place. */
    public boolean isOpen(int seat, int place) {
        return (open >> Hand.PLACES * seat + place & 1) != 0;
    }

    Hands with(int seat, Hand hand) {
        long others = bits & ~(MASK << BITS * seat);
        return new Hands(seats, others | (long) hand.bits() << BITS * seat, open);
    }

    /**
     * A copy with one place filled or emptied.
     *
     * @param seen whether everybody has seen the token
     */
    public Hands with(int seat, int place, int number, boolean seen) {
        int bit = 1 << Hand.PLACES * seat + place;
        long changed = with(seat, get(seat).with(place, number)).bits;
        return new Hands(seats, changed, seen ? open | bit : open & ~bit);
    }
}

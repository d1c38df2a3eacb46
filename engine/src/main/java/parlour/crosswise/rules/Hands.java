package parlour.crosswise.rules;

import java.util.List;

/**
 * The hands of all seats, and which of their tokens everybody knows because they were taken from
 * the field.
 *
 * @param bits sixteen bits a seat
 * @param open four bits a seat, one a place
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

    /** So many hands without a token. */
    public static Hands empty(int seats) {
        return new Hands(seats, 0, 0);
    }

    public Hand get(int seat) {
        return new Hand((int) (bits >>> BITS * seat & MASK));
    }

    /** Whether everybody knows the token in that place. */
    public boolean isOpen(int seat, int place) {
        return (open >> Hand.PLACES * seat + place & 1) != 0;
    }

    Hands with(int seat, Hand hand) {
        long others = bits & ~(MASK << BITS * seat);
        return new Hands(seats, others | (long) hand.bits() << BITS * seat, open);
    }

    /** One place filled or emptied, with a token that everybody has seen or not. */
    public Hands with(int seat, int place, int number, boolean seen) {
        int bit = 1 << Hand.PLACES * seat + place;
        long changed = with(seat, get(seat).with(place, number)).bits;
        return new Hands(seats, changed, seen ? open | bit : open & ~bit);
    }
}

package parlour.fastest.rules;

import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Deals shuffled cards to hands that are short of cards. */
final class FastestDeal {
    private FastestDeal() {}

    /** Deals the whole pack to this number of seats. */
    static long[] hands(int seats, Rng rng) {
        int[] lacking = new int[seats];
        Arrays.fill(lacking, FastestCard.COUNT / seats);
        long[] hands = new long[seats];
        deal(Hand.PACK.bits(), hands, lacking, rng);
        return hands;
    }

    /** Shuffles the cards and deals each hand as many as it lacks. */
    static void deal(long cards, long[] hands, int[] lacking, Rng rng) {
        byte[] order = new byte[Long.bitCount(cards)];
        long left = cards;
        for (int i = 0; left != 0; i++, left &= left - 1) {
            order[i] = (byte) Long.numberOfTrailingZeros(left);
        }
        rng.shuffle(order, order.length);
        int next = 0;
        for (int seat = 0; seat < hands.length; seat++) {
            for (int i = 0; i < lacking[seat]; i++) {
                hands[seat] |= 1L << order[next++];
            }
        }
    }

    /** The events of a deal. */
    static List<FastestEvent> events(FastestState state) {
        List<FastestEvent> events = new ArrayList<>();
        events.add(new FastestEvent.GameBegan(state.game(), state.first()));
        for (int seat = 0; seat < state.hands().size(); seat++) {
            Hand hand = state.hands().get(seat);
            events.add(new FastestEvent.Dealt(seat, hand, hand.size()));
        }
        return events;
    }
}

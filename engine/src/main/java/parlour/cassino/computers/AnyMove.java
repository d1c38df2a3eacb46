package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;
import parlour.cassino.captures.GroupCounts;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Policy;
import parlour.engine.Rng;

import java.util.Arrays;

/**
 * A uniformly random move, chosen without listing the moves and mostly without counting them; for
 * fast random rounds in benchmarks and simulations.
 *
 * <p>Captures are numbered as if any groups for a card could be taken together; where a number
 * stands for no capture, another is drawn.
 */
public final class AnyMove implements Policy<CassinoState, CassinoMove> {
    /**
     * With more groups, too many numbers would stand for no capture, so the captures are counted
     * instead.
     */
    private static final int FEW = GroupCounts.MOST - 1;

    private static final CassinoMove[] PLACES =
            Card.pack().stream().map(CassinoMove.Place::new).toArray(CassinoMove[]::new);

    private final boolean forcedCapture;
    private final Captures captures = new Captures();

    /**
     * The cards of the hand; {@code before} has the total of the capture numbers of the cards
     * before each.
     */
    private final int[] held = new int[CassinoRules.HAND];

    private final long[] before = new long[CassinoRules.HAND];

    public AnyMove(CassinoOptions options) {
        forcedCapture = options.forcedCapture();
    }

    @Override
    public CassinoMove choose(CassinoState state, Rng rng) {
        long table = state.table().bits();
        long hand = state.hands().bits(state.turn());
        long taking = number(table, hand);
        long placing = forcedCapture && taking > 0 ? 0 : Long.bitCount(hand);
        while (true) {
            long number = below(placing + taking, rng);
            if (number < placing) {
                return PLACES[held[(int) number]];
            }
            number -= placing;
            int at = holder(number);
            Card card = Card.at(held[at]);
            long taken = captures.nth(table, CardValues.inHand(card), number - before[at]);
            if (taken != 0) {
                return new CassinoMove.Capture(card, new CardSet(taken));
            }
        }
    }

    /** Numbers the captures of a hand; returns the total. */
    private long number(long table, long hand) {
        long groups = GroupCounts.of(table);
        long total = 0;
        int at = 0;
        for (long left = hand; left != 0; left &= left - 1) {
            held[at] = Long.numberOfTrailingZeros(left);
            before[at] = total;
            int target = CardValues.inHand(held[at++]);
            int few = GroupCounts.of(groups, target);
            total += few <= FEW ? (1L << few) - 1 : captures.count(table, target);
        }
        Arrays.fill(before, at, before.length, total);
        return total;
    }

    /**
     * The hand card that a number belongs to; branchless, because a branch would often be
     * mispredicted.
     */
    private int holder(long number) {
        int at = 0;
        for (int i = 1; i < CassinoRules.HAND; i++) {
            at += (int) (before[i] - 1 - number >>> Long.SIZE - 1);
        }
        return at;
    }

    /** As {@link Rng#below}; a crowded table may have more captures than fit into an int. */
    private static long below(long bound, Rng rng) {
        if (bound <= Integer.MAX_VALUE) {
            return rng.below((int) bound);
        }
        long mask = -1L >>> Long.numberOfLeadingZeros(bound);
        long number = rng.next() & mask;
        while (number >= bound) {
            number = rng.next() & mask;
        }
        return number;
    }
}

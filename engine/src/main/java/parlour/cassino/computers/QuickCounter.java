package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Policy;
import parlour.engine.Rng;

/**
 * A fast version of the counter for playouts: it considers only the richest capture of each card,
 * and it knows the options: whether a sweep counts and whether points are to be avoided.
 */
final class QuickCounter implements Policy<CassinoState, CassinoMove> {
    /** {@link Counter#WORTH} where points are to be avoided. */
    static final long[] POOREST = new long[Card.COUNT];

    static {
        for (int i = 0; i < POOREST.length; i++) {
            POOREST[i] = -Counter.WORTH[i];
        }
    }

    private static final double A_SPADE = 2.0 / 13;
    private static final double SMALL = 0.0001;

    private final CassinoOptions options;
    private final Captures captures = new Captures();

    QuickCounter(CassinoOptions options) {
        this.options = options;
    }

    @Override
    public CassinoMove choose(CassinoState state, Rng rng) {
        int seat = state.turn();
        long table = state.table().bits();
        long hand = state.hands().bits(seat);
        long unseen = CardSet.PACK.bits() & ~(table | hand | state.piles().union());
        double perUnseen =
                unseen == 0 ? 0 : (double) MoverKnowledge.nextHand(state) / Long.bitCount(unseen);
        boolean late = state.deck().isEmpty() && !options.lastSweeps();
        int own = late || limited(state, seat) ? 0 : 1;
        int theirs = late || limited(state, (seat + 1) % state.hands().size()) ? 0 : 1;
        int sums = sums(table);
        long best = 0;
        long bestTaken = 0;
        double bestValue = Double.NEGATIVE_INFINITY;
        int sign = options.misere() ? -1 : 1;
        for (long left = hand; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int target = CardValues.inHand(card);
            if ((sums >>> target & 1) == 0) {
                continue;
            }
            long taken =
                    captures.best(
                            table,
                            target,
                            sign > 0 ? Counter.WORTH : POOREST,
                            (long) sign * own * Counter.PARTS);
            long parts = Counter.WORTH[card] + (taken == table ? (long) own * Counter.PARTS : 0);
            for (long one = taken; one != 0; one &= one - 1) {
                parts += Counter.WORTH[Long.numberOfTrailingZeros(one)];
            }
            double value = sign * (double) parts / Counter.PARTS;
            if (value > bestValue || sign < 0) {
                value -= sign * theirs * risk(unseen, perUnseen, table & ~taken);
                if (value > bestValue) {
                    best = card;
                    bestTaken = taken;
                    bestValue = value;
                }
            }
        }
        if (bestTaken == 0 || !options.forcedCapture()) {
            for (long left = hand; left != 0; left &= left - 1) {
                int card = Long.numberOfTrailingZeros(left);
                double value =
                        -sign
                                * (placed(card, sums, unseen, perUnseen)
                                        + theirs * risk(unseen, perUnseen, table | 1L << card));
                if (value > bestValue) {
                    best = card;
                    bestTaken = 0;
                    bestValue = value;
                }
            }
        }
        return CassinoMove.of(Card.at((int) best), new CardSet(bestTaken));
    }

    private boolean limited(CassinoState state, int seat) {
        return options.sweepLimit() > 0 && state.scores().get(seat) >= options.sweepLimit();
    }

    /** The sums that table cards can make, as bits. */
    private static int sums(long table) {
        int sums = 1;
        for (long left = table; left != 0; left &= left - 1) {
            sums |= sums << CardValues.onTable(Long.numberOfTrailingZeros(left));
        }
        return sums;
    }

    private static double placed(int card, int sums, long unseen, double perUnseen) {
        int value = CardValues.onTable(card);
        int hunters = 0;
        for (int target = 14; target <= CardValues.LARGEST; target++) {
            if ((sums >>> target - value & 1) != 0) {
                hunters += CardValues.points(unseen & Sweepers.withHandValue(target));
            }
        }
        return CardValues.points(1L << card)
                + ((CardValues.SPADES.bits() >>> card & 1) != 0 ? A_SPADE : 0)
                + hunters * perUnseen
                + SMALL * value;
    }

    private double risk(long unseen, double perUnseen, long left) {
        return Math.min(1, Long.bitCount(Sweepers.among(unseen, left)) * perUnseen);
    }
}

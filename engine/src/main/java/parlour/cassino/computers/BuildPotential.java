package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;

/** What placing a card promises for the next turns. Owns its buffers. */
final class BuildPotential {
    /** Subtracted at each step, because what was built may be gone by then. */
    private static final int HYPOTHETICAL = 300;

    // A capture's grade from the strategies for cards, spades and specials only, which simply add
    // up.
    private static final long[] GRADE = new long[Card.COUNT];

    static {
        for (Card card : Card.pack()) {
            GRADE[card.index()] =
                    10
                            + (CardValues.SPADES.has(card) ? 30 : 0)
                            + 300L * CardValues.points(card.bit());
        }
    }

    private final Captures captures;

    BuildPotential(Captures captures) {
        this.captures = captures;
    }

    /** The grade of the best capture that the rest of the hand may make later, less the penalty. */
    long grade(MoverKnowledge moverKnowledge, Card card) {
        long rest = moverKnowledge.hand() & ~card.bit();
        return best(moverKnowledge.table() | card.bit(), rest) - HYPOTHETICAL;
    }

    /** The best capture of a hand, now or after placing more of its cards. */
    private long best(long table, long hand) {
        long best = capture(table, hand);
        for (long left = hand; left != 0 && (hand & hand - 1) != 0; left &= left - 1) {
            long bit = Long.lowestOneBit(left);
            best = Math.max(best, best(table | bit, hand & ~bit) - HYPOTHETICAL);
        }
        return best;
    }

    private long capture(long table, long hand) {
        long best = 0;
        for (long left = hand; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            long taken = captures.best(table, CardValues.inHand(card), GRADE, 0);
            if (taken != 0) {
                best = Math.max(best, grade(taken) + GRADE[card]);
            }
        }
        return best;
    }

    private static long grade(long cards) {
        long sum = 0;
        for (long left = cards; left != 0; left &= left - 1) {
            sum += GRADE[Long.numberOfTrailingZeros(left)];
        }
        return sum;
    }
}

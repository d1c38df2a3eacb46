package parlour.cassino.captures;

import parlour.cards.Card;

/**
 * The number of groups on a table for each target from 1 to 16, packed into one word of sixteen
 * small counters: exact up to seven, and beyond that only "more".
 */
public final class GroupCounts {
    public static final int MOST = 7;

    private static final int BITS = 4;
    private static final int LAST_BITS = Long.SIZE - BITS;

    /** The bit of each counter that means more than {@link #MOST}; once set, it stays set. */
    private static final long MORE = 0x8888_8888_8888_8888L;

    /** By card index, the shift of its value's counter; by the index of no card, the last one. */
    private static final byte[] PLACE = new byte[Long.SIZE + 1];

    /** By card index, the group that the card forms alone. */
    private static final long[] ITSELF = new long[Long.SIZE + 1];

    static {
        for (Card card : Card.pack()) {
            PLACE[card.index()] = (byte) (BITS * (CardValues.onTable(card) - 1));
            ITSELF[card.index()] = 1L << PLACE[card.index()];
        }
        PLACE[Long.SIZE] = LAST_BITS;
    }

    private GroupCounts() {}

    public static long of(long table) {
        long counts = 0;
        long left = table;
        // Six cards never have more than 15 groups with the same sum, so no counter overflows. The
        // fixed number of steps avoids a branch that would often be mispredicted.
        for (int i = 0; i < SixCards.MOST; i++, left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            // In two steps, because Java does not shift at all by 64.
            counts += (counts << PLACE[card] << BITS) + ITSELF[card];
        }
        for (; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            long with = counts << PLACE[card] << BITS | ITSELF[card];
            counts = (counts & ~MORE) + (with & ~MORE) | (counts | with) & MORE;
        }
        return counts;
    }

    /** The count for a target; any value above {@link #MOST} only means more. */
    public static int of(long counts, int target) {
        return (int) (counts >>> BITS * (target - 1)) & 0xF;
    }
}

package parlour.cassino.captures;

import parlour.cards.Card;

/**
 * How many groups a table has for each target from 1 to 16, in one word of sixteen small numbers:
 * up to seven exactly, and beyond that only that there are more.
 */
public final class GroupCounts {
    public static final int MOST = 7;

    private static final int BITS = 4;
    private static final int LAST_BITS = Long.SIZE - BITS;

    /** Where a number says that it is more than {@link #MOST}; once set, it stays. */
    private static final long MORE = 0x8888_8888_8888_8888L;

    /** By card, where the number of its value begins; by the index of no card, at the end. */
    private static final byte[] PLACE = new byte[Long.SIZE + 1];

    /** By card, the group that it is by itself. */
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
        // No six cards have more than 15 groups of a sum, so nothing runs over; and without a
        // branch for their number, which would be guessed wrong too often.
        for (int i = 0; i < SixCards.MOST; i++, left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            // In two steps, for to shift by 64 at once would be not to shift at all.
            counts += (counts << PLACE[card] << BITS) + ITSELF[card];
        }
        for (; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            long with = counts << PLACE[card] << BITS | ITSELF[card];
            counts = (counts & ~MORE) + (with & ~MORE) | (counts | with) & MORE;
        }
        return counts;
    }

    /** The number of a target; one above {@link #MOST} means any such number. */
    public static int of(long counts, int target) {
        return (int) (counts >>> BITS * (target - 1)) & 0xF;
    }
}

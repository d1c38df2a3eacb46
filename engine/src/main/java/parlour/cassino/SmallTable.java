package parlour.cassino;

/** Finds the best capture on a table of a few cards by trying every set; owns its buffers. */
final class SmallTable {
    /** On more cards than this the graph is faster. */
    static final int MOST = 7;

    private final long[] sums = new long[1 << MOST];
    private final long[] worths = new long[1 << MOST];
    private final long[] sets = new long[1 << MOST];
    private long worth;
    private long set;

    long worth() {
        return worth;
    }

    /** As {@link Captures#best}. */
    long best(long table, Target target, long[] worthOf, long clearBonus) {
        worth = 0;
        set = 0;
        sums[0] = target.empty();
        int size = 1;
        for (long left = table & target.cards(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            long weight = target.weight(card);
            for (int i = 0; i < size; i++) {
                int at = size + i;
                sums[at] = sums[i] + weight;
                worths[at] = worths[i] + worthOf[card];
                sets[at] = sets[i] | 1L << card;
                if (target.remainder(sums[at]) == 0 && target.splits(sums[at])) {
                    offer(sets[at], worths[at] + (sets[at] == table ? clearBonus : 0));
                }
            }
            size *= 2;
        }
        return set;
    }

    private void offer(long offered, long value) {
        if (set == 0 || BestCapture.beats(value, offered, worth, set)) {
            worth = value;
            set = offered;
        }
    }
}

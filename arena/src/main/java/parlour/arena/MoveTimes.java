package parlour.arena;

/**
 * A histogram of move times in steps of about one per cent, so that millions take little memory.
 */
final class MoveTimes {
    private static final int STEP_BITS = 6;
    private static final int STEPS = 1 << STEP_BITS;
    private static final double NANOS_A_MILLI = 1e6;

    private final long[] counts = new long[(Long.SIZE - STEP_BITS + 1) * STEPS];
    private long total;

    void add(long nanos) {
        counts[step(Math.max(0, nanos))]++;
        total++;
    }

    void addAll(MoveTimes others) {
        for (int step = 0; step < counts.length; step++) {
            counts[step] += others.counts[step];
        }
        total += others.total;
    }

    long total() {
        return total;
    }

    /** The median in milliseconds. */
    double median() {
        return millis(0.5);
    }

    /** The 99th percentile in milliseconds. */
    double nearlyAll() {
        return millis(0.99);
    }

    /** The quantile in milliseconds; 0 if there are no moves. */
    double millis(double share) {
        long wanted = Math.max(1, (long) Math.ceil(share * total));
        long seen = 0;
        for (int step = 0; step < counts.length; step++) {
            seen += counts[step];
            if (seen >= wanted) {
                return middle(step) / NANOS_A_MILLI;
            }
        }
        return 0;
    }

    /** Exact below {@link #STEPS}; above it, the leading bits of the number. */
    private static int step(long nanos) {
        int shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(nanos) - STEP_BITS - 1);
        return (int) (nanos >>> shift) + shift * STEPS;
    }

    private static double middle(int step) {
        int shift = Math.max(0, step / STEPS - 1);
        long low = (long) (step - shift * STEPS) << shift;
        return low + ((1L << shift) - 1) / 2.0;
    }
}

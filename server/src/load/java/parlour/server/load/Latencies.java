package parlour.server.load;

import java.util.Arrays;

/** Durations in nanoseconds, and their quantiles. */
final class Latencies {
    private static final double MILLI = 1e6;

    private long[] all = new long[1 << 16];
    private int count;

    void add(long nanos) {
        if (count == all.length) {
            all = Arrays.copyOf(all, 2 * count);
        }
        all[count++] = nanos;
    }

    void addAll(Latencies others) {
        for (int i = 0; i < others.count; i++) {
            add(others.all[i]);
        }
    }

    void clear() {
        count = 0;
    }

    /** So many of a thousand took at most this many milliseconds. */
    double millis(int ofThousand) {
        long[] sorted = Arrays.copyOf(all, count);
        Arrays.sort(sorted);
        return count == 0 ? 0 : sorted[(int) ((long) (count - 1) * ofThousand / 1000)] / MILLI;
    }
}

package parlour.desktop;

import java.util.Arrays;

/** How long each of a number of frames took. */
final class FrameTimes {
    private final long[] nanos;
    private int count;
    private long before;

    FrameTimes(int most) {
        nanos = new long[most];
    }

    /** A frame begins. */
    void tick() {
        long now = System.nanoTime();
        if (before != 0 && count < nanos.length) {
            nanos[count++] = now - before;
        }
        before = now;
    }

    double perSecond() {
        return count / (Arrays.stream(nanos, 0, count).sum() / 1e9);
    }

    /** What 99 of 100 frames stay under, in milliseconds. */
    double percentile99() {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[(int) Math.ceil(count * 0.99) - 1] / 1e6;
    }
}

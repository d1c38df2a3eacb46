package parlour.server.limits;

/**
 * A limit on how often something may happen: so many times at once, and so often in the long run.
 */
final class Rate {
    private final int burst;
    private final double nanosEach;
    private double left;
    private long last;

    /**
     * @param burst how many times at once
     * @param nanosEach how long it takes until it may happen once more
     */
    Rate(int burst, double nanosEach, long now) {
        this.burst = burst;
        this.nanosEach = nanosEach;
        this.left = burst;
        this.last = now;
    }

    /** Whether it may happen now. */
    boolean allows(long now) {
        refill(now);
        return left >= 1;
    }

    /** Counts it, if it may happen now; returns whether it may. */
    boolean take(long now) {
        boolean allowed = allows(now);
        if (allowed) {
            left--;
        }
        return allowed;
    }

    /** Whether it would allow as much as a new one. */
    boolean isFull(long now) {
        refill(now);
        return left >= burst;
    }

    private void refill(long now) {
        // The clock may have been read on another thread a moment earlier.
        if (now - last > 0) {
            left = Math.min(burst, left + (now - last) / nanosEach);
            last = now;
        }
    }
}

package parlour.engine;

/**
 * SplitMix64 (Steele, Lea and Flood, 2014): the only random generator in use, so that the same seed
 * gives the same game on every platform.
 */
public final class Rng {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public Rng(long seed) {
        state = seed;
    }

    /** The next 64 bits. */
    public long next() {
        state += GAMMA;
        return mix(state);
    }

    /** A whole number from 0 to {@code bound} - 1, each equally likely. */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound " + bound);
        }
        // Lemire's multiplication; the rejection removes the last bias.
        long product = (next() >>> 32) * bound;
        int low = (int) product;
        if (Integer.compareUnsigned(low, bound) < 0) {
            int threshold = Integer.remainderUnsigned(-bound, bound);
            while (Integer.compareUnsigned(low, threshold) < 0) {
                product = (next() >>> 32) * bound;
                low = (int) product;
            }
        }
        return (int) (product >>> 32);
    }

    /** A number from 0 inclusive to 1 exclusive. */
    public double unit() {
        return (next() >>> 11) * 0x1p-53;
    }

    /** Fisher–Yates shuffle of the first {@code length} bytes. */
    public void shuffle(byte[] values, int length) {
        for (int i = length - 1; i > 0; i--) {
            int j = below(i + 1);
            byte kept = values[i];
            values[i] = values[j];
            values[j] = kept;
        }
    }

    static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}

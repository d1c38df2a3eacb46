package parlour.table;

import parlour.engine.Rng;

/** The same bytes every time, for tests. */
final class SeededRandomness implements Randomness {
    private final Rng rng;

    SeededRandomness(long seed) {
        rng = new Rng(seed);
    }

    @Override
    public byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) rng.next();
        }
        return bytes;
    }
}

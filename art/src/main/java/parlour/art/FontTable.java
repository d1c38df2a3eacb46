package parlour.art;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * A table of a font file as it is written: numbers of two or four bytes, the highest byte first.
 */
final class FontTable {
    private static final int ALIGNMENT = 4;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    FontTable shorts(int... values) {
        for (int value : values) {
            written.write(value >> 8);
            written.write(value);
        }
        return this;
    }

    FontTable longs(int... values) {
        for (int value : values) {
            shorts(value >> 16, value);
        }
        return this;
    }

    FontTable raw(byte[] bytes) {
        written.writeBytes(bytes);
        return this;
    }

    byte[] bytes() {
        return written.toByteArray();
    }

    /** Filled up to a multiple of four bytes, as tables and glyphs begin at such a place. */
    byte[] padded() {
        byte[] bytes = bytes();
        return Arrays.copyOf(bytes, (bytes.length + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT);
    }

    static int checksum(byte[] padded) {
        int sum = 0;
        for (int i = 0; i < padded.length; i += ALIGNMENT) {
            sum +=
                    padded[i] << 24
                            | (padded[i + 1] & 0xff) << 16
                            | (padded[i + 2] & 0xff) << 8
                            | padded[i + 3] & 0xff;
        }
        return sum;
    }
}

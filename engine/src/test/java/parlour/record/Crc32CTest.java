package parlour.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.engine.Rng;

import java.util.zip.CRC32C;

/** Our own checksum against the published value and the platform's. */
class Crc32CTest {
    private static String ours(byte[] bytes) {
        Crc32C sum = new Crc32C();
        sum.update(bytes);
        return sum.hex();
    }

    @Test
    void thePublishedCheckValue() {
        assertEquals("e3069283", ours(Utf8.bytes("123456789")));
        assertEquals("00000000", ours(new byte[0]));
    }

    @Test
    void thePlatformSaysTheSameOfAnyBytes() {
        Rng rng = new Rng(32);
        for (int length = 0; length < 2_000; length++) {
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; i++) {
                bytes[i] = (byte) rng.next();
            }
            CRC32C theirs = new CRC32C();
            theirs.update(bytes);
            assertEquals(String.format("%08x", theirs.getValue()), ours(bytes));
        }
    }
}

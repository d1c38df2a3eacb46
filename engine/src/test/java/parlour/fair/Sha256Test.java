package parlour.fair;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.engine.Rng;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

class Sha256Test {
    /** The examples of FIPS 180-4, and the empty text. */
    @ParameterizedTest
    @CsvSource({
        "'',e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "abc,ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq,"
                + "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    })
    void publishedValues(String text, String hash) {
        assertEquals(hash, Hex.of(Sha256.of(text.getBytes(StandardCharsets.US_ASCII))));
    }

    @Test
    void aMillionTimesA() {
        byte[] many = new byte[1_000_000];
        Arrays.fill(many, (byte) 'a');
        assertEquals(
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
                Hex.of(Sha256.of(many)));
    }

    @Test
    void theSameAsJavasOwnForEveryLengthAroundTheBlocks() throws NoSuchAlgorithmException {
        Rng rng = new Rng(1);
        MessageDigest javas = MessageDigest.getInstance("SHA-256");
        for (int length = 0; length < 300; length++) {
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; i++) {
                bytes[i] = (byte) rng.next();
            }
            byte[] expected = javas.digest(bytes);
            assertArrayEquals(expected, Sha256.of(bytes), length + " bytes");
            int cut = rng.below(length + 1);
            assertArrayEquals(
                    expected,
                    Sha256.of(Arrays.copyOf(bytes, cut), Arrays.copyOfRange(bytes, cut, length)),
                    "in two parts");
        }
    }

    @Test
    void hexadecimalBothWays() {
        byte[] bytes = {0, 1, 0x7f, (byte) 0x80, (byte) 0xff};
        assertEquals("00017f80ff", Hex.of(bytes));
        assertArrayEquals(bytes, Hex.read("00017f80ff", 5).orElseThrow());
        for (String bad :
                new String[] {"", "00017f80f", "00017f80ff00", "00017F80FF", "00017g80ff"}) {
            assertEquals(false, Hex.fits(bad, 5), bad);
        }
    }
}

package parlour.record;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.Arrays;
import java.util.Map;

/** The quick look at a file agrees with reading it wherever it says yes. */
class ChecksumScanTest {
    private static final String FILE = SavedGames.text(5);

    private static boolean stamped(String text) {
        return Envelope.stamped(SavedGame.FORMAT, Utf8.bytes(text));
    }

    @Test
    void whatTheProgramWritesIsStamped() throws BadInput {
        assertTrue(stamped(FILE));
        assertTrue(stamped(JsonWriter.compact(JsonReader.read(FILE).tree())), "without spaces");
        assertTrue(stamped(FILE.replace("\n", "\r\n") + " \n"), "with other line ends");
        assertTrue(stamped(Resources.text("saves/version-1.json")), "an old file");
        String strange = "\"\\{}[] \t:,ä€😀\u0000\u2028\uD800";
        String odd = Envelope.write(SavedGame.FORMAT, Map.of(strange, strange));
        assertTrue(stamped(odd), odd);
    }

    @Test
    void anyChangedBitAndAnyCutIsFound() {
        byte[] file = Utf8.bytes(FILE);
        for (int bit = 0; bit < file.length * Byte.SIZE; bit++) {
            byte[] flipped = file.clone();
            flipped[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            assertFalse(Envelope.stamped(SavedGame.FORMAT, flipped), "bit " + bit);
        }
        for (int length = 0; length < file.length - 1; length++) {
            assertFalse(
                    Envelope.stamped(SavedGame.FORMAT, Arrays.copyOf(file, length)),
                    "cut at " + length);
        }
    }

    @Test
    void otherFormatsVersionsAndTailsAreNot() {
        assertFalse(stamped(FILE.replace("\"version\": 1", "\"version\": 2")));
        assertFalse(stamped(FILE.replace("\"version\": 1", "\"version\": 11")));
        assertFalse(stamped(FILE.replace("parlour save", "parlour settings")));
        assertFalse(stamped(FILE + "x"));
        assertFalse(stamped(FILE.replaceFirst("\\}\\s*$", ",\"more\":1}")));
        assertFalse(stamped(""));
    }

    /** Another program may write the same content otherwise: only reading tells then. */
    @Test
    void theSameContentSpeltOtherwiseIsLeftToTheReader() throws BadInput {
        String spelt = FILE.replace("Äiti", "\\u00c4iti");
        assertFalse(stamped(spelt));
        SavedGame.check(spelt);
    }
}

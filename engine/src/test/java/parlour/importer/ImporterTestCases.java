package parlour.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import parlour.Games;
import parlour.cassino.rules.CassinoState;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.record.Resources;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.Texts;

import java.io.IOException;
import java.util.Arrays;

/** What the tests of both old formats ask. */
public final class ImporterTestCases {
    private ImporterTestCases() {}

    /** The complaint is this one, about this line, and there is a sentence for it. */
    static void assertRefused(String fileName, String text, String key, int line)
            throws IOException {
        Phrase phrase =
                assertThrows(
                                BadInput.class,
                                () -> ImportedCassinoGame.read(fileName, Utf8.bytes(text), 1),
                                key)
                        .phrase();
        assertEquals(key, phrase.key(), phrase.toString());
        assertEquals(line, phrase.args().get(0), phrase.toString());
        assertSaid(phrase);
    }

    public static void assertSaid(Phrase phrase) throws IOException {
        Texts english = Resources.english();
        assertTrue(english.has(phrase.key()), phrase.key());
        String sentence = english.say(phrase);
        assertTrue(sentence.endsWith(".") && !sentence.contains("{"), sentence);
    }

    /**
     * Every file cut short and every file with one bit changed loads a sound game or is refused.
     */
    static void assertSurvivesDamage(String fileName, byte[] file) {
        int loaded = 0;
        for (int length = 0; length < file.length; length++) {
            loaded += loads(fileName, Arrays.copyOf(file, length));
        }
        for (int bit = 0; bit < file.length * 8; bit++) {
            byte[] flipped = file.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            loaded += loads(fileName, flipped);
        }
        assertTrue(loaded > 0, "a changed letter of a name does no harm");
    }

    private static int loads(String fileName, byte[] file) {
        try {
            assertSound(ImportedCassinoGame.read(fileName, file, 1).game());
            return 1;
        } catch (BadInput e) {
            return 0;
        }
    }

    /** Our own reader of positions, which checks everything, takes the state. */
    static void assertSound(ImportedCassinoGame game) {
        CassinoState state = game.state();
        String json = JsonWriter.compact(Games.CASSINO.stateJson(state));
        try {
            assertEquals(state, Games.CASSINO.state(game.rules(), JsonReader.read(json)));
        } catch (BadInput e) {
            fail("unsound: " + json, e);
        }
    }
}

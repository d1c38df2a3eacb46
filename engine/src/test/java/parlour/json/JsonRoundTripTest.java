package parlour.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.engine.Rng;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is written is read back; what is damaged is refused or read, and nothing else happens. */
class JsonRoundTripTest {
    private static final String STRANGE =
            "\"\\/ä€😀\u0000\u001f\u007f\u2028\u2029\uD800\uDC00{}[],:";

    @Test
    void randomTreesAreReadBackAsTheyWere() throws BadInput {
        Rng rng = new Rng(21);
        for (int i = 0; i < 2000; i++) {
            Object tree = tree(rng, 5);
            assertEquals(tree, JsonReader.read(JsonWriter.compact(tree)).tree());
            assertEquals(tree, JsonReader.read(JsonWriter.pretty(tree)).tree());
            assertEquals(
                    JsonWriter.compact(tree), JsonReader.read(JsonWriter.compact(tree)).toString());
        }
    }

    @Test
    void aTextCutAnywhereIsRefused() {
        Rng rng = new Rng(22);
        for (int i = 0; i < 40; i++) {
            String text = JsonWriter.compact(List.of(tree(rng, 4)));
            for (int length = 0; length < text.length(); length++) {
                String cut = text.substring(0, length);
                assertThrows(BadInput.class, () -> JsonReader.read(cut), cut);
            }
        }
    }

    @Test
    void aChangedCharacterGivesAComplaintOrAValue() {
        Rng rng = new Rng(23);
        int refused = 0;
        int read = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(JsonWriter.pretty(tree(rng, 3)));
            for (int flips = 1 + rng.below(3); flips > 0; flips--) {
                int at = rng.below(text.length());
                text.setCharAt(at, (char) (text.charAt(at) ^ 1 << rng.below(8)));
            }
            try {
                Json json = JsonReader.read(text.toString());
                assertEquals(json.tree(), JsonReader.read(json.toString()).tree());
                read++;
            } catch (BadInput e) {
                refused++;
                assertFalse(e.phrase().args().isEmpty());
            }
        }
        assertTrue(refused > 1000 && read > 1000, refused + " refused, " + read + " read");
    }

    @Test
    void prettyKeepsListsOfPlainValuesOnALine() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("a", List.of(1, 2));
        tree.put("b", List.of(Map.of("c", true), List.of()));
        tree.put("d", Map.of());
        assertEquals(
                """
                {
                  "a": [1, 2],
                  "b": [
                    {
                      "c": true
                    },
                    []
                  ],
                  "d": {}
                }
                """,
                JsonWriter.pretty(tree));
        assertEquals("{\"a\":[1,2],\"b\":[{\"c\":true},[]],\"d\":{}}", JsonWriter.compact(tree));
    }

    @Test
    void strangeCharactersAreEscaped() {
        assertEquals(
                "\"\\\"\\\\/ä€😀\\u0000\\u001f\\u007f\\u2028\\u2029\uD800\uDC00{}[],:\"",
                JsonWriter.compact(STRANGE));
        assertEquals("\"\\ud800\"", JsonWriter.compact("\uD800"));
        assertEquals("\"\\udc00\\ud800\"", JsonWriter.compact("\uDC00\uD800"));
        assertEquals("\"\\ud800\uD83D\uDE00\\ude00\"", JsonWriter.compact("\uD800😀\uDE00"));
    }

    @Test
    void whatHasNoJsonIsAMistakeOfTheProgram() {
        for (Object none :
                List.of(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 'c')) {
            assertThrows(IllegalArgumentException.class, () -> JsonWriter.compact(none));
        }
    }

    private static Object tree(Rng rng, int depth) {
        return switch (rng.below(depth == 0 ? 5 : 7)) {
            case 0 -> text(rng);
            case 1 -> rng.next() >> rng.below(64);
            case 2 -> rng.unit() * Math.pow(10, rng.below(40) - 20);
            case 3 -> rng.below(2) == 0;
            case 4 -> "plain";
            case 5 -> {
                List<Object> list = new ArrayList<>();
                for (int i = rng.below(5); i > 0; i--) {
                    list.add(tree(rng, depth - 1));
                }
                yield list;
            }
            default -> {
                Map<String, Object> map = new LinkedHashMap<>();
                for (int i = rng.below(5); i > 0; i--) {
                    map.put(text(rng), rng.below(6) == 0 ? null : tree(rng, depth - 1));
                }
                yield map;
            }
        };
    }

    private static String text(Rng rng) {
        StringBuilder text = new StringBuilder();
        for (int i = rng.below(8); i > 0; i--) {
            text.append(
                    rng.below(3) == 0
                            ? (char) rng.below(0x10000)
                            : STRANGE.charAt(rng.below(STRANGE.length())));
        }
        return text.toString();
    }
}

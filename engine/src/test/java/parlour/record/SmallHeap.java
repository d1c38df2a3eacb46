package parlour.record;

import parlour.importer.FileKind;
import parlour.importer.ImportedCassinoGame;
import parlour.json.JsonReader;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A program of its own with little memory, which reads what was made to eat it: each within the
 * limit on the size of its file. Says of each what was answered.
 */
public final class SmallHeap {
    private static final int JSON = 8 * 1024 * 1024;
    private static final int SAVE = SavedGame.MOST_BYTES;

    /** Reads one of them. */
    interface Reading {
        void read() throws BadInput;
    }

    private SmallHeap() {}

    static Map<String, Reading> attacks() {
        Map<String, Reading> attacks = new LinkedHashMap<>();
        attacks.put("a long name over zeros", () -> save(longName()));
        attacks.put("the same as some file", () -> file(longName()));
        attacks.put("zeros", () -> JsonReader.read(filled("[0", ",0", "]", JSON)));
        attacks.put("empty lists", () -> JsonReader.read(filled("[[]", ",[]", "]", JSON)));
        attacks.put("small lists", () -> JsonReader.read(filled("[[0]", ",[0]", "]", JSON)));
        attacks.put("empty objects", () -> JsonReader.read(filled("[{}", ",{}", "]", JSON)));
        attacks.put(
                "small objects",
                () -> JsonReader.read(filled("[{\"\":0}", ",{\"\":0}", "]", JSON)));
        attacks.put("fractions", () -> JsonReader.read(filled("[0.5", ",0.5", "]", JSON)));
        attacks.put("one text", () -> JsonReader.read(filled("\"", "€", "\"", JSON)));
        attacks.put("one number", () -> JsonReader.read(filled("1", "1", "1", JSON)));
        attacks.put("one fraction", () -> JsonReader.read(filled("[1.", "1", "1x", JSON)));
        attacks.put("a deep list", () -> JsonReader.read("[".repeat(JSON)));
        attacks.put("a field of many rows", () -> save(crosswise(filled("", "/", "", SAVE / 2))));
        attacks.put("a move of many words", () -> save(moves(filled("", "1 ", "", SAVE / 2))));
        attacks.put("an unknown kind", () -> save(filled("{\"format\":\"", "x", "\"}", SAVE)));
        attacks.put("empty lines", () -> record(filled("", "\n", "", JSON - 100)));
        attacks.put("short lines", () -> record(filled("", "a\n", "", JSON - 100)));
        attacks.put("players of 000", () -> old("CASINO Save file\n\n", "#player\n"));
        attacks.put("cards of 001", () -> old("CASSINO\nPLR11a", "Ac"));
        return attacks;
    }

    private static String filled(String begin, String middle, String end, int length) {
        int times = (length - begin.length() - end.length()) / middle.length();
        return begin + middle.repeat(times) + end;
    }

    private static String longName() {
        return "{\"" + "n".repeat(900_000) + "\":[0" + ",0".repeat(499_999) + "]}";
    }

    private static String crosswise(String field) {
        return "{\"format\":\"parlour save\",\"version\":1,\"game\":{\"game\":\"crosswise\","
                + "\"position\":{\"field\":\""
                + field
                + "\"}}}";
    }

    private static String moves(String move) {
        return SavedGames.text(1).replaceFirst("\"moves\": \\[\"[^\"]*", "\"moves\": [\"" + move);
    }

    private static void save(String text) throws BadInput {
        SavedGame.read(text);
    }

    private static void file(String text) throws BadInput {
        byte[] bytes = Utf8.bytes(text);
        FileKind.of("x.json", bytes).orElseThrow().check("x.json", bytes);
    }

    private static void record(String lines) throws BadInput {
        RecordReader.read("parlour record\n" + lines);
    }

    private static void old(String begin, String middle) throws BadInput {
        byte[] bytes = Utf8.bytes(filled(begin, middle, "", ImportedCassinoGame.MOST_BYTES));
        ImportedCassinoGame.read("x", bytes, 1);
    }

    public static void main(String[] args) {
        attacks()
                .forEach(
                        (name, attack) -> {
                            try {
                                attack.read();
                                System.out.println(name + ": read");
                            } catch (BadInput e) {
                                System.out.println(name + ": refused");
                            } catch (OutOfMemoryError | StackOverflowError e) {
                                System.out.println(name + ": " + e);
                            }
                        });
    }
}

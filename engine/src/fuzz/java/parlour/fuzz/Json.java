package parlour.fuzz;

import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.List;
import java.util.Map;

/** Any JSON: what is read can be written and is then the same, and whoever complains is brief. */
public final class Json {
    /** Of a path: as deep as a text can be, with the longest names that are quoted. */
    private static final int LONGEST_PATH = 32 * 50;

    private Json() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    parlour.json.Json json = JsonReader.read(Utf8.text(bytes));
                    Object tree = json.tree();
                    Claim.equal(JsonWriter.compact(tree), json.toString());
                    Claim.equal(tree, JsonReader.read(JsonWriter.compact(tree)).tree());
                    Claim.equal(tree, JsonReader.read(JsonWriter.pretty(tree)).tree());
                    complain(json, tree);
                });
    }

    /** Of every value on the way to the last one. */
    private static void complain(parlour.json.Json json, Object tree) throws BadInput {
        Phrase said = json.bad("json.notText").phrase();
        Claim.holds(((String) said.args().get(0)).length() <= LONGEST_PATH, said.toString());
        if (tree instanceof Map<?, ?> map && !map.isEmpty()) {
            parlour.json.Json last = json;
            for (parlour.json.Json each : json.fields().values()) {
                last = each;
            }
            complain(last, last.tree());
        } else if (tree instanceof List<?> list && !list.isEmpty()) {
            complain(json.list().get(list.size() - 1), list.get(list.size() - 1));
        }
    }
}

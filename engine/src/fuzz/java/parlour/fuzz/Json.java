package parlour.fuzz;

import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.record.Utf8;

/** Any JSON: what is read can be written, and is then the same. */
public final class Json {
    private Json() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    Object tree = JsonReader.read(Utf8.text(bytes)).tree();
                    Claim.equal(tree, JsonReader.read(JsonWriter.compact(tree)).tree());
                    Claim.equal(tree, JsonReader.read(JsonWriter.pretty(tree)).tree());
                });
    }
}

package parlour.fuzz;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32C;

/** A file whose checksum was made to fit: chance would never find one that does. */
final class Stamped {
    private Stamped() {}

    static String text(String file, String member) throws BadInput {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (Map.Entry<String, Json> field : JsonReader.read(file).fields().entrySet()) {
            tree.put(field.getKey(), field.getValue().tree());
        }
        CRC32C sum = new CRC32C();
        sum.update(Utf8.bytes(JsonWriter.compact(tree.get(member))));
        tree.put("checksum", String.format("%08x", sum.getValue()));
        return JsonWriter.compact(tree);
    }
}

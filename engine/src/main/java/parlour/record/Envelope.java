package parlour.record;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.CRC32C;

/**
 * What our files have around their content: the format's name, its version, and a checksum of the
 * content.
 *
 * @param intact whether the checksum fits the content
 */
public record Envelope(int version, Json content, boolean intact) {
    /** What the file is: written first, and asked for when it is read. */
    public record Format(String name, int version, String member) {}

    private static final String NEWER = "save.newer";

    /** The text of a file. */
    public static String write(Format format, Map<String, Object> content) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("format", format.name());
        tree.put("version", format.version());
        tree.put("checksum", checksum(content));
        tree.put(format.member(), content);
        return JsonWriter.pretty(tree);
    }

    public static Envelope read(Format format, String text) throws BadInput {
        Json json = JsonReader.read(text);
        if (!json.get("format").text().equals(format.name())) {
            throw json.get("format").bad("save.format", format.name());
        }
        int version = json.get("version").integer(1, Integer.MAX_VALUE);
        if (version > format.version()) {
            // Said without a place: the file is right, only this program is too old for it.
            throw new BadInput(NEWER, version, format.version());
        }
        json.only(Set.of("format", "version", "checksum", format.member()));
        Json content = json.get(format.member());
        Optional<Json> checksum = json.find("checksum");
        boolean intact =
                checksum.isPresent() && checksum.get().tree().equals(checksum(content.tree()));
        return new Envelope(version, content, intact);
    }

    /** Whether a complaint says that a newer program wrote the file: that is no damage. */
    public static boolean isNewer(Phrase complaint) {
        return complaint.key().equals(NEWER);
    }

    /** Over the compact text, so that spaces and line ends do not matter. */
    static String checksum(Object content) {
        CRC32C sum = new CRC32C();
        byte[] bytes = Utf8.bytes(JsonWriter.compact(content));
        sum.update(bytes, 0, bytes.length);
        return String.format("%08x", sum.getValue());
    }
}

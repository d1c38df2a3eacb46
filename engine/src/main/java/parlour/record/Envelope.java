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

/**
 * The wrapper around the content of our files: the format's name, its version, and a checksum of
 * the content.
 *
 * @param intact whether the checksum matches the content
 */
public record Envelope(int version, Json content, boolean intact) {
    /** A file format: written first, and checked on reading. */
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
            // Without a position: the file is fine, only this program is too old for it.
            throw new BadInput(NEWER, version, format.version());
        }
        json.only(Set.of("format", "version", "checksum", format.member()));
        Json content = json.get(format.member());
        Optional<Json> checksum = json.find("checksum");
        boolean intact = checksum.isPresent() && checksum.get().tree().equals(checksum(content));
        return new Envelope(version, content, intact);
    }

    /** The content of a file of which nothing is repaired: it must be as it was written. */
    public static Json readIntact(Format format, String text) throws BadInput {
        Envelope envelope = read(format, text);
        envelope.mustBeIntact();
        return envelope.content();
    }

    /** Refuses content that does not match its checksum. */
    void mustBeIntact() throws BadInput {
        if (!intact) {
            throw new BadInput("save.checksum");
        }
    }

    /** Whether an error says that a newer program wrote the file, which is not damage. */
    public static boolean isNewer(Phrase complaint) {
        return complaint.key().equals(NEWER);
    }

    /**
     * Whether this version of the format certainly wrote the file and it is unchanged, judged by
     * its checksum alone. If not, the file may still be good; only reading it tells.
     */
    public static boolean stamped(Format format, byte[] file) {
        return ChecksumScan.fits(format, file);
    }

    /** Computed over the compact text, so that whitespace does not matter. */
    public static String checksum(Object content) {
        Crc32C sum = new Crc32C();
        sum.update(Utf8.bytes(JsonWriter.compact(content)));
        return sum.hex();
    }
}

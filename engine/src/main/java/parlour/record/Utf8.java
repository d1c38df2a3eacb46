package parlour.record;

import parlour.text.BadInput;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Converts between file contents and text. */
public final class Utf8 {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private Utf8() {}

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The text of a file, which must be UTF-8. */
    public static String text(byte[] bytes) throws BadInput {
        return find(bytes).orElseThrow(() -> new BadInput("save.notText"));
    }

    /** The text of an old file, which may be UTF-8 or in a single-byte encoding. */
    public static String oldText(byte[] bytes) {
        String text = find(bytes).orElseGet(() -> new String(bytes, StandardCharsets.ISO_8859_1));
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    private static Optional<String> find(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        // Invalid UTF-8 is decoded to replacement characters, so it does not round-trip.
        return Arrays.equals(bytes, bytes(text)) ? Optional.of(text) : Optional.empty();
    }
}

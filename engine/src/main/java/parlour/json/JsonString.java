package parlour.json;

import java.util.Locale;

/** Writes a string in JSON. */
final class JsonString {
    private JsonString() {}

    static void append(String text, StringBuilder out) {
        out.append('"');
        int written = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isPlain(c)) {
                out.append(text, written, i);
                special(text, i, out);
                written = i + 1;
            }
        }
        // Most texts have nothing special in them and are written as they are.
        if (written == 0) {
            out.append(text);
        } else {
            out.append(text, written, text.length());
        }
        out.append('"');
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c < 0x7F && c != '"' && c != '\\';
    }

    private static void special(String text, int i, StringBuilder out) {
        char c = text.charAt(i);
        switch (c) {
            case '"', '\\' -> out.append('\\').append(c);
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                // Line separators and lone surrogates are legal JSON but break other parsers.
                if (c < 0x20 || c == 0x7F || c == 0x2028 || c == 0x2029 || lone(text, i)) {
                    out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                } else {
                    out.append(c);
                }
            }
        }
    }

    private static boolean lone(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 >= text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c)
                && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }
}

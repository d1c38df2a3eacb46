package parlour.json;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes trees of maps, lists, strings, numbers, booleans, null and parsed {@link Json} as JSON.
 */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder(1024);
    private final boolean pretty;

    private JsonWriter(boolean pretty) {
        this.pretty = pretty;
    }

    /** As compact JSON on one line. */
    public static String compact(Object tree) {
        return new JsonWriter(false).write(tree, 0);
    }

    /** With one member per line, for files that people read. */
    public static String pretty(Object tree) {
        return new JsonWriter(true).write(tree, 0) + "\n";
    }

    private String write(Object tree, int depth) {
        value(tree, depth);
        return out.toString();
    }

    private void value(Object value, int depth) {
        // Final classes first: whether something is a map or a list takes longer to find out.
        if (value instanceof String text) {
            string(text);
        } else if (value instanceof Integer number) {
            out.append(number.intValue());
        } else if (value instanceof Long number) {
            out.append(number.longValue());
        } else if (value instanceof Double number) {
            number(number);
        } else if (value == null || value instanceof Boolean || value instanceof Number) {
            out.append(value);
        } else if (value instanceof Json json) {
            value(json.written(), depth);
        } else if (value instanceof List<?> list) {
            array(list, depth);
        } else if (value instanceof Map<?, ?> map) {
            object(map, depth);
        } else {
            throw new IllegalArgumentException("no JSON for " + value.getClass());
        }
    }

    private void object(Map<?, ?> map, int depth) {
        out.append('{');
        Iterator<? extends Map.Entry<?, ?>> fields = map.entrySet().iterator();
        while (fields.hasNext()) {
            Map.Entry<?, ?> field = fields.next();
            line(depth + 1);
            string((String) field.getKey());
            out.append(pretty ? ": " : ":");
            value(field.getValue(), depth + 1);
            if (fields.hasNext()) {
                out.append(',');
            }
        }
        if (!map.isEmpty()) {
            line(depth);
        }
        out.append('}');
    }

    private void array(List<?> list, int depth) {
        // Lists of plain values stay on one line: cards and scores are most readable that way.
        boolean broken =
                pretty && list.stream().anyMatch(e -> e instanceof Map || e instanceof List);
        out.append('[');
        for (int i = 0; i < list.size(); i++) {
            if (i > 0) {
                out.append(pretty && !broken ? ", " : ",");
            }
            if (broken) {
                line(depth + 1);
            }
            value(list.get(i), depth + 1);
        }
        if (broken) {
            line(depth);
        }
        out.append(']');
    }

    private void line(int depth) {
        if (pretty) {
            out.append('\n').append("  ".repeat(depth));
        }
    }

    private void number(double number) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            throw new IllegalArgumentException("no JSON for " + number);
        }
        out.append(number);
    }

    private void string(String text) {
        out.append('"');
        int written = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isPlain(c)) {
                out.append(text, written, i);
                special(text, i);
                written = i + 1;
            }
        }
        // Most texts have nothing special in them and are written as they are.
        out.append(text, written, text.length());
        out.append('"');
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c < 0x7F && c != '"' && c != '\\';
    }

    private void special(String text, int i) {
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

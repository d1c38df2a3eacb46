package parlour.json;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Writes trees of maps, lists, strings, numbers, booleans, null and parsed {@link Json} as JSON.
 */
public final class JsonWriter {
    private final StringBuilder out;
    private final boolean pretty;

    private JsonWriter(StringBuilder out, boolean pretty) {
        this.out = out;
        this.pretty = pretty;
    }

    /** As compact JSON on one line. */
    public static String compact(Object tree) {
        StringBuilder out = new StringBuilder();
        append(tree, out);
        return out.toString();
    }

    /** With one member per line, for files that people read. */
    public static String pretty(Object tree) {
        StringBuilder out = new StringBuilder();
        new JsonWriter(out, true).value(tree, 0);
        return out.append('\n').toString();
    }

    /** Appends compact JSON. */
    static void append(Object tree, StringBuilder out) {
        new JsonWriter(out, false).value(tree, 0);
    }

    private void value(Object value, int depth) {
        // Final classes first: whether something is a map or a list takes longer to find out.
        if (value instanceof String text) {
            JsonString.append(text, out);
        } else if (value instanceof Integer number) {
            out.append(number.intValue());
        } else if (value instanceof Long number) {
            out.append(number.longValue());
        } else if (value instanceof Double number) {
            number(number);
        } else if (value == null || value instanceof Boolean || value instanceof Number) {
            out.append(value);
        } else if (value instanceof Json json) {
            value(pretty ? json.value() : json.written(), depth);
        } else if (value instanceof Json.Text text) {
            out.append(text.compact());
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
            JsonString.append((String) field.getKey(), out);
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
}

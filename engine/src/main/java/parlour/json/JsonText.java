package parlour.json;

import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Compact JSON that is written piece by piece, without a tree: for what is written thousands of
 * times a second. The caller sees to it that objects and arrays are closed.
 */
public final class JsonText {
    /** Room for most messages, so that few of them have to be copied while they grow. */
    private static final int USUAL_LENGTH = 512;

    private final StringBuilder out;

    /** Whether a comma is due before what comes next. */
    private boolean due;

    public JsonText() {
        this(USUAL_LENGTH);
    }

    /**
     * @param length about as long as it is going to be
     */
    public JsonText(int length) {
        out = new StringBuilder(length);
    }

    /**
     * The object with these fields.
     *
     * @param length about as long as it is going to be
     */
    public static Json object(int length, Consumer<JsonText> fields) {
        JsonText text = new JsonText(length).object();
        fields.accept(text);
        text.end();
        return Json.written(text.out);
    }

    /** The object with these fields as a tree of its own. */
    public static Map<String, Object> tree(Consumer<JsonText> fields) {
        Map<String, Object> tree = new LinkedHashMap<>();
        try {
            object(USUAL_LENGTH, fields)
                    .fields()
                    .forEach((name, value) -> tree.put(name, value.tree()));
        } catch (BadInput e) {
            throw new IllegalStateException("an object was written", e);
        }
        return tree;
    }

    /** Begins an object. */
    public JsonText object() {
        return begin('{');
    }

    /** Ends an object. */
    public JsonText end() {
        out.append('}');
        due = true;
        return this;
    }

    /** Begins an array. */
    public JsonText array() {
        return begin('[');
    }

    /** Ends an array. */
    public JsonText endArray() {
        out.append(']');
        due = true;
        return this;
    }

    private JsonText begin(char bracket) {
        separate();
        out.append(bracket);
        due = false;
        return this;
    }

    /** The name of the value that comes next, which needs no escapes. */
    public JsonText name(String plain) {
        out.append(due ? ",\"" : "\"").append(plain).append("\":");
        due = false;
        return this;
    }

    private void separate() {
        if (due) {
            out.append(',');
        }
        due = true;
    }

    public JsonText value(String text) {
        separate();
        JsonString.append(text, out);
        return this;
    }

    /** A text that needs no escapes. */
    public JsonText plain(String text) {
        separate();
        out.append('"').append(text).append('"');
        return this;
    }

    /** A value that is JSON already. */
    public JsonText written(String compact) {
        separate();
        out.append(compact);
        return this;
    }

    public JsonText value(long number) {
        separate();
        out.append(number);
        return this;
    }

    public JsonText value(boolean flag) {
        separate();
        out.append(flag);
        return this;
    }

    /** A tree as {@link JsonWriter} knows it. */
    public JsonText value(Object tree) {
        separate();
        JsonWriter.append(tree, out);
        return this;
    }

    /** Texts that need no escapes, as one with spaces between them. */
    public JsonText words(Iterable<?> plain) {
        separate();
        out.append('"');
        boolean first = true;
        for (Object word : plain) {
            if (!first) {
                out.append(' ');
            }
            out.append(word.toString());
            first = false;
        }
        out.append('"');
        return this;
    }

    public JsonText field(String name, String text) {
        return name(name).value(text);
    }

    public JsonText field(String name, long number) {
        return name(name).value(number);
    }

    public JsonText field(String name, boolean flag) {
        return name(name).value(flag);
    }

    /** A field with a tree as {@link JsonWriter} knows it. */
    public JsonText field(String name, Object tree) {
        return name(name).value(tree);
    }

    /** A field with an array of texts. */
    public JsonText texts(String name, List<?> values) {
        name(name).array();
        for (int i = 0; i < values.size(); i++) {
            value(values.get(i).toString());
        }
        return endArray();
    }

    @Override
    public String toString() {
        return out.toString();
    }
}

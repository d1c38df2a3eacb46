package parlour.json;

import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A JSON value that knows its position in the text, so that an error can point to it. The tree
 * below is made of {@code Map<String, Json>}, {@code List<Json>}, String, Long, Double, Boolean, or
 * null.
 */
public final class Json {
    /** A path is only a hint besides line and column, so the beginning of a long name is enough. */
    private static final int MOST_OF_A_NAME = 40;

    /** As much of an expected value as a complaint says. */
    private static final int MOST_OF_A_VALUE = 80;

    private final Optional<Json> parent;

    /** As above, or while {@link #raw} the tree of {@link #of}, or what was {@link #written}. */
    private Object value;

    /** Whether nobody has looked into it yet: much of what is written is never read. */
    private boolean raw;

    private final int line;
    private final int column;

    /** Compact JSON that need not be read unless somebody looks into it. */
    record Text(CharSequence compact) {}

    /**
     * @param parent the object or array that contains it; the path is built only for an error
     */
    Json(Optional<Json> parent, Object value, int line, int column) {
        this.parent = parent;
        this.value = value;
        this.line = line;
        this.column = column;
    }

    /** The member of that name, which must exist. */
    public Json get(String name) throws BadInput {
        Optional<Json> found = find(name);
        if (found.isEmpty()) {
            throw bad("json.missing", name);
        }
        return found.get();
    }

    /** The member of that name, if it exists and is not null. */
    public Optional<Json> find(String name) throws BadInput {
        return Optional.ofNullable(fields().get(name)).filter(json -> !json.isNull());
    }

    /** The members of an object, in the order of the text. */
    @SuppressWarnings("unchecked") // the parser puts nothing else into an object
    public Map<String, Json> fields() throws BadInput {
        if (value() instanceof Map<?, ?> map) {
            return (Map<String, Json>) map;
        }
        throw bad("json.notObject");
    }

    /** Rejects an object that has other members than these. */
    public void only(Set<String> names) throws BadInput {
        for (Map.Entry<String, Json> field : fields().entrySet()) {
            if (!names.contains(field.getKey())) {
                throw field.getValue().bad("json.unknownField", field.getKey());
            }
        }
    }

    /**
     * Rejects an object that differs from this one, which is how its value is written; the error
     * points to the first member that does.
     */
    public void exactly(Json written) throws BadInput {
        if (toString().equals(written.toString())) {
            return;
        }
        only(written.fields().keySet());
        for (Map.Entry<String, Json> field : written.fields().entrySet()) {
            Json found = fields().get(field.getKey());
            if (found == null) {
                throw bad("json.missing", field.getKey());
            }
            String expected = field.getValue().toString();
            if (!found.toString().equals(expected)) {
                throw found.bad("json.expected", Phrase.shortened(expected, MOST_OF_A_VALUE));
            }
        }
    }

    /** The elements of an array. */
    @SuppressWarnings("unchecked") // the parser puts nothing else into an array
    public List<Json> list() throws BadInput {
        if (value() instanceof List<?> list) {
            return (List<Json>) list;
        }
        throw bad("json.notList");
    }

    /** The elements of an array that must have this size. */
    public List<Json> list(int size) throws BadInput {
        List<Json> list = list();
        if (list.size() != size) {
            throw bad("json.size", size, list.size());
        }
        return list;
    }

    public String text() throws BadInput {
        if (value instanceof String text) {
            return text;
        }
        throw bad("json.notText");
    }

    /** An integer within bounds, both inclusive. */
    public long number(long least, long most) throws BadInput {
        if (!(value instanceof Long number)) {
            throw bad("json.notNumber");
        }
        if (number < least || number > most) {
            throw bad(
                    "json.outOfRange",
                    String.valueOf(number),
                    String.valueOf(least),
                    String.valueOf(most));
        }
        return number;
    }

    public int integer(int least, int most) throws BadInput {
        return (int) number(least, most);
    }

    /** Any number. */
    public double decimal() throws BadInput {
        if (value instanceof Long || value instanceof Double) {
            return ((Number) value).doubleValue();
        }
        throw bad("json.notDecimal");
    }

    public boolean flag() throws BadInput {
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw bad("json.notFlag");
    }

    public boolean isNull() {
        return value == null;
    }

    /** The value without positions: maps, lists, strings, numbers, booleans and null. */
    public Object tree() {
        if (value() instanceof Map<?, ?> map) {
            Map<Object, Object> tree = new LinkedHashMap<>();
            map.forEach((name, json) -> tree.put(name, ((Json) json).tree()));
            return tree;
        }
        if (value() instanceof List<?> list) {
            List<Object> tree = new ArrayList<>();
            list.forEach(json -> tree.add(((Json) json).tree()));
            return tree;
        }
        return value;
    }

    /** An error with the position of this value. */
    public BadInput bad(String key, Object... args) {
        return bad(Phrase.of(key, args));
    }

    /** An error with the position of this value. */
    public BadInput bad(Phrase what) {
        return new BadInput("json.at", parent.isEmpty() ? "$" : path(), line, column, what);
    }

    /** A path such as {@code seats[1].name}. */
    private String path() {
        if (parent.isEmpty()) {
            return "";
        }
        String above = parent.get().path();
        if (parent.get().value() instanceof List<?> list) {
            int index = 0;
            while (list.get(index) != this) {
                index++;
            }
            return above + "[" + index + "]";
        }
        String name = parent.get().nameOf(this);
        return above.isEmpty() ? name : above + "." + name;
    }

    private String nameOf(Json member) {
        for (Map.Entry<?, ?> field : ((Map<?, ?>) value()).entrySet()) {
            if (field.getValue() == member) {
                return Phrase.shortened((String) field.getKey(), MOST_OF_A_NAME);
            }
        }
        throw new IllegalStateException("no member of its parent");
    }

    /**
     * A tree of maps, lists, strings, numbers, booleans and null that comes from no text. It must
     * not change any more: it is copied only when somebody looks into it.
     */
    public static Json of(Object tree) {
        if (tree instanceof Map || tree instanceof List) {
            Json json = new Json(Optional.empty(), tree, 1, 1);
            json.raw = true;
            return json;
        }
        return of(Optional.empty(), tree);
    }

    /**
     * An object or array that was written as compact JSON and does not change any more; it is read
     * only when somebody looks into it.
     */
    static Json written(CharSequence compact) {
        Json json = new Json(Optional.empty(), new Text(compact), 1, 1);
        json.raw = true;
        return json;
    }

    private static Json of(Optional<Json> parent, Object tree) {
        if (tree instanceof Map<?, ?> map) {
            Map<String, Json> fields = new LinkedHashMap<>();
            Json json = new Json(parent, fields, 1, 1);
            Optional<Json> self = Optional.of(json);
            map.forEach((name, value) -> fields.put((String) name, of(self, value)));
            return json;
        }
        if (tree instanceof List<?> list) {
            List<Json> elements = new ArrayList<>();
            Json json = new Json(parent, elements, 1, 1);
            Optional<Json> self = Optional.of(json);
            list.forEach(value -> elements.add(of(self, value)));
            return json;
        }
        if (tree instanceof Json json) {
            return of(parent, json.tree());
        }
        if (tree instanceof Integer number) {
            return new Json(parent, number.longValue(), 1, 1);
        }
        if (tree == null
                || tree instanceof String
                || tree instanceof Long
                || tree instanceof Double
                || tree instanceof Boolean) {
            return new Json(parent, tree, 1, 1);
        }
        throw new IllegalArgumentException("no JSON for " + tree.getClass());
    }

    /** Whether it is the same value; where it stands in its text does not matter. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Json json && Objects.equals(value(), json.value());
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(value());
    }

    Object value() {
        if (raw) {
            value = value instanceof Text text ? read(text) : of(Optional.empty(), value).value;
            raw = false;
        }
        return value;
    }

    private static Object read(Text text) {
        try {
            return JsonReader.read(text.compact().toString()).value;
        } catch (BadInput e) {
            throw new IllegalStateException("what was written can be read", e);
        }
    }

    /** What is to be written, as it came. */
    Object written() {
        return value;
    }

    /** As compact JSON on one line. */
    @Override
    public String toString() {
        return JsonWriter.compact(this);
    }
}

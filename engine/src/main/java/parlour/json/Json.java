package parlour.json;

import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    private final Optional<Json> parent;
    private final Object value;
    private final int line;
    private final int column;

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
        if (value instanceof Map<?, ?> map) {
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

    /** The elements of an array. */
    @SuppressWarnings("unchecked") // the parser puts nothing else into an array
    public List<Json> list() throws BadInput {
        if (value instanceof List<?> list) {
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
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> tree = new LinkedHashMap<>();
            map.forEach((name, json) -> tree.put(name, ((Json) json).tree()));
            return tree;
        }
        if (value instanceof List<?> list) {
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
        if (parent.get().value instanceof List<?> list) {
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
        for (Map.Entry<?, ?> field : ((Map<?, ?>) value).entrySet()) {
            if (field.getValue() == member) {
                return Phrase.shortened((String) field.getKey(), MOST_OF_A_NAME);
            }
        }
        throw new IllegalStateException("no member of its parent");
    }

    /** The raw value, for the writer. */
    Object value() {
        return value;
    }

    /** As compact JSON on one line. */
    @Override
    public String toString() {
        return JsonWriter.compact(this);
    }
}

package parlour.wire;

import parlour.json.JsonWriter;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The fields of a message while it is written. */
final class Fields {
    private final Map<String, Object> tree = new LinkedHashMap<>();

    Fields(String kind) {
        tree.put("kind", kind);
    }

    Fields put(String name, Object value) {
        tree.put(name, value);
        return this;
    }

    Fields put(String name, Optional<?> value) {
        value.ifPresent(present -> tree.put(name, present));
        return this;
    }

    Fields put(String name, OptionalInt value) {
        value.ifPresent(present -> tree.put(name, present));
        return this;
    }

    Fields put(String name, OptionalLong value) {
        value.ifPresent(present -> tree.put(name, present));
        return this;
    }

    /** Seats count from 1 in messages. */
    Fields seat(String name, OptionalInt seat) {
        seat.ifPresent(present -> tree.put(name, present + 1));
        return this;
    }

    String json() {
        return JsonWriter.compact(tree);
    }
}

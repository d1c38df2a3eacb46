package parlour.wire;

import parlour.engine.Eyes;
import parlour.json.Json;
import parlour.json.JsonText;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The fields of a message while it is written. */
final class Fields {
    private final JsonText out;

    Fields(String kind) {
        out = new JsonText().object().field("kind", kind);
    }

    /**
     * @param length about as long as the message is going to be
     */
    Fields(String kind, int length) {
        out = new JsonText(length).object().field("kind", kind);
    }

    Fields put(String name, String value) {
        out.field(name, value);
        return this;
    }

    Fields put(String name, long value) {
        out.field(name, value);
        return this;
    }

    Fields put(String name, Object value) {
        out.field(name, value);
        return this;
    }

    Fields put(String name, Optional<?> value) {
        value.ifPresent(present -> out.field(name, present));
        return this;
    }

    Fields put(String name, OptionalInt value) {
        if (value.isPresent()) {
            out.field(name, value.getAsInt());
        }
        return this;
    }

    Fields put(String name, OptionalLong value) {
        value.ifPresent(present -> out.field(name, present));
        return this;
    }

    Fields put(String name, boolean value) {
        out.field(name, value);
        return this;
    }

    Fields texts(String name, List<String> values) {
        out.texts(name, values);
        return this;
    }

    Fields all(String name, List<Json> values) {
        out.name(name).array();
        for (int i = 0; i < values.size(); i++) {
            out.value(values.get(i));
        }
        out.endArray();
        return this;
    }

    Fields eyes(String name, Eyes eyes) {
        out.name(name).array();
        for (int seats = eyes.seats(); seats != 0; seats &= seats - 1) {
            out.value(Integer.numberOfTrailingZeros(seats) + 1);
        }
        out.endArray();
        return this;
    }

    /** Seats count from 1 in messages. */
    Fields seat(String name, OptionalInt seat) {
        if (seat.isPresent()) {
            out.field(name, seat.getAsInt() + 1);
        }
        return this;
    }

    String json() {
        return out.end().toString();
    }
}

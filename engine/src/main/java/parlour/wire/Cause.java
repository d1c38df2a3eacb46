package parlour.wire;

import parlour.json.Json;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Why a move was not chosen by whoever has the seat.
 *
 * @param seat the seat that moved
 */
public record Cause(Kind kind, int seat) {
    /** What it was. */
    public enum Kind {
        /** The person's time was up, so a simple move was made. */
        TIME_UP,
        /** A computer stands in for a person. */
        STAND_IN,
        /** The computer player failed, so a simple move was made. */
        FAILED
    }

    Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("kind", Values.word(kind));
        tree.put("seat", seat + 1);
        return tree;
    }

    static Cause read(Json json) throws BadInput {
        return new Cause(
                Values.constant(json.get("kind"), Kind.values()), Values.seat(json.get("seat")));
    }

    /** The word by which a kind is known in files. */
    public static String word(Kind kind) {
        return Values.word(kind);
    }

    /** The kind that a word stands for. */
    public static Kind kind(Json json) throws BadInput {
        return Values.constant(json, Kind.values());
    }
}

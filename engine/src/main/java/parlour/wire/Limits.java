package parlour.wire;

import parlour.json.Json;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How much a server accepts from one client, as its welcome says.
 *
 * @param bytes the length of a message from a client
 * @param messages how many a second, in the long run
 * @param burst how many at once
 * @param troubles how many bad messages in a row before the connection is closed
 * @param watchers how many may watch one table
 */
public record Limits(int bytes, int messages, int burst, int troubles, int watchers) {
    public static final Limits USUAL = new Limits(8 * 1024, 20, 40, 3, 32);

    /** The most time for a move, in seconds. */
    public static final int LONGEST_MOVE = 3600;

    /** How long a person must be away before a computer may take the seat, in seconds. */
    public static final int AWAY = 60;

    /** The most legal moves that a message lists. */
    public static final int MOST_MOVES = 100;

    Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("bytes", bytes);
        tree.put("messages", messages);
        tree.put("burst", burst);
        tree.put("troubles", troubles);
        tree.put("watchers", watchers);
        return tree;
    }

    static Limits read(Json json) throws BadInput {
        return new Limits(
                json.get("bytes").integer(1, Integer.MAX_VALUE),
                json.get("messages").integer(1, Integer.MAX_VALUE),
                json.get("burst").integer(1, Integer.MAX_VALUE),
                json.get("troubles").integer(1, Integer.MAX_VALUE),
                json.get("watchers").integer(0, Integer.MAX_VALUE));
    }
}

package parlour.arena;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;

/** Parses the answers of an external bot. */
final class BotAnswer {
    private static final int MOST_QUOTED = 80;

    private BotAnswer() {}

    /** The kind of question a line answers; an invalid answer counts as a move. */
    static Questions.Kind kind(String line) {
        try {
            return isReady(JsonReader.read(line)) ? Questions.Kind.READY : Questions.Kind.MOVE;
        } catch (BadInput e) {
            return Questions.Kind.MOVE;
        }
    }

    /** Rejects anything but {@code {"type":"ready",…}}. */
    static void ready(String line) throws BadInput {
        if (!isReady(json(line))) {
            throw new BadInput("arena.fault.notReady", shortened(line));
        }
    }

    /** The text of the move in {@code {"move":"2d"}}. */
    static String move(String line) throws BadInput {
        Json json = json(line);
        try {
            return json.get("move").text();
        } catch (BadInput e) {
            throw new BadInput("arena.fault.noMove", shortened(line));
        }
    }

    private static Json json(String line) throws BadInput {
        try {
            return JsonReader.read(line);
        } catch (BadInput e) {
            throw new BadInput("arena.fault.notJson", shortened(line));
        }
    }

    private static boolean isReady(Json json) throws BadInput {
        if (!(json.tree() instanceof java.util.Map<?, ?> map)) {
            return false;
        }
        return "ready".equals(map.get("type"));
    }

    static String shortened(String line) {
        return line.length() <= MOST_QUOTED ? line : line.substring(0, MOST_QUOTED) + "…";
    }
}

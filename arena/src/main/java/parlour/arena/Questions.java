package parlour.arena;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The questions that a bot has not answered yet. Answers come in the order of the questions, so a
 * late one belongs to an old question and is never taken for the answer to the newest.
 */
final class Questions {
    /** The kind of answer a question expects. */
    enum Kind {
        READY,
        MOVE
    }

    private final Deque<Kind> open = new ArrayDeque<>();

    void ask(Kind kind) {
        open.addLast(kind);
    }

    boolean none() {
        return open.isEmpty();
    }

    /** Takes an answer; true if it answers the newest question, false if it came too late. */
    boolean answered(Kind kind) {
        // "ready" is an answer of its own kind: if the kinds differ, questions were skipped.
        while (open.size() > 1 && open.peekFirst() != kind && open.contains(kind)) {
            open.removeFirst();
        }
        open.removeFirst();
        return open.isEmpty();
    }
}

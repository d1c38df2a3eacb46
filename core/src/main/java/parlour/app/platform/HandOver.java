package parlour.app.platform;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/** A queue that any thread may add to. A browser has no queue of its own for that. */
final class HandOver<T> {
    private final Queue<T> waiting = new ArrayDeque<>();

    synchronized void add(T thing) {
        waiting.add(thing);
    }

    /** Takes the oldest. */
    synchronized Optional<T> poll() {
        return Optional.ofNullable(waiting.poll());
    }
}

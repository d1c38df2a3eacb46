package parlour.app.table;

import parlour.app.platform.Platform;
import parlour.engine.Thinking;

import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Searches for a good move for a person, a little in each frame, and drops it when the position
 * changes.
 */
final class HintSearch<M> {
    private final IntFunction<Thinking<M>> adviser;
    private final Platform.Thinker thinker;
    private Optional<Thinking<M>> thinking = Optional.empty();
    private Optional<Thinking<M>> found = Optional.empty();
    private int asked;

    /**
     * @param adviser starts a search for a seat
     */
    HintSearch(IntFunction<Thinking<M>> adviser, Platform.Thinker thinker) {
        this.adviser = adviser;
        this.thinker = thinker;
    }

    /** Starts a search for a seat, unless one is running or finished. */
    void ask(int seat, int revision) {
        if (asked != revision || thinking.isEmpty() && found.isEmpty()) {
            asked = revision;
            found = Optional.empty();
            thinking = Optional.of(adviser.apply(seat));
        }
    }

    /** The search, once it has finished; drops it if the position has changed. */
    Optional<Thinking<M>> poll(int revision) {
        if (asked != revision) {
            drop();
        }
        if (thinking.isPresent() && thinker.spend(thinking.get())) {
            found = thinking;
            thinking = Optional.empty();
        }
        return found;
    }

    /** Whether it needs the thinker. */
    boolean running() {
        return thinking.isPresent();
    }

    void drop() {
        found = Optional.empty();
        if (thinking.isPresent()) {
            thinker.drop();
            thinking = Optional.empty();
        }
    }
}

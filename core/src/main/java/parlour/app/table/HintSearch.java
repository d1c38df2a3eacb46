package parlour.app.table;

import parlour.app.platform.Platform;
import parlour.engine.Thinking;

import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Thinks of a good move for a person, a little a frame, and forgets it when the position changes.
 */
final class HintSearch<M> {
    private final IntFunction<Thinking<M>> adviser;
    private final Platform.Thinker thinker;
    private Optional<Thinking<M>> thinking = Optional.empty();
    private Optional<Advice<M>> found = Optional.empty();
    private int asked;

    /**
     * @param adviser begins to think for a seat
     */
    HintSearch(IntFunction<Thinking<M>> adviser, Platform.Thinker thinker) {
        this.adviser = adviser;
        this.thinker = thinker;
    }

    /** Begins to think for a seat, unless it does or did already. */
    void ask(int seat, int revision) {
        if (asked != revision || thinking.isEmpty() && found.isEmpty()) {
            asked = revision;
            found = Optional.empty();
            thinking = Optional.of(adviser.apply(seat));
        }
    }

    /** A move, and the thought that led to it. */
    record Advice<M>(M move, Thinking<M> thought) {}

    /** The advice, once it is found; asked about anything newer, it has none. */
    Optional<Advice<M>> poll(int revision) {
        if (asked != revision) {
            drop();
        }
        if (thinking.isPresent() && thinker.spend(thinking.get())) {
            Thinking<M> thought = thinking.get();
            thinking = Optional.empty();
            found = thought.best().map(move -> new Advice<>(move, thought));
        }
        return found;
    }

    void drop() {
        found = Optional.empty();
        if (thinking.isPresent()) {
            thinker.drop();
            thinking = Optional.empty();
        }
    }
}

package parlour.engine;

import java.util.List;

/** A new state and what happened on the way to it, fully open; {@link Rules#seen} filters. */
public record Step<S, E>(S state, List<E> events) {
    public Step {
        events = List.copyOf(events);
    }
}

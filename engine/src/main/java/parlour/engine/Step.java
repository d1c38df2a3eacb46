package parlour.engine;

import java.util.List;

/**
 * A new state and what happened on the way to it, fully open; {@link Rules#seen} filters.
 *
 * @param events never changes; may be made only as it is read, which playouts do not
 */
public record Step<S, E>(S state, List<E> events) {}

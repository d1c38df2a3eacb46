package parlour.engine;

import java.util.List;

/**
 * A new state and the events that led to it, with nothing hidden; {@link Rules#seen} filters.
 *
 * @param events immutable; may be created lazily, because playouts never read them
 */
public record Step<S, E>(S state, List<E> events) {}

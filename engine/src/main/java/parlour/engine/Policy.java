package parlour.engine;

/** Chooses moves fast, for playouts. Owns its buffers, so an instance belongs to one thread. */
public interface Policy<S, M> {
    /** A legal move for the seat to move, based on that seat's view alone. */
    M choose(S state, Rng rng);
}

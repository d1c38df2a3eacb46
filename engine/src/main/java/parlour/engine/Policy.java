package parlour.engine;

/** A fast choice for playouts; owns its buffers, so one serves one thread. */
public interface Policy<S, M> {
    /** A legal move for whoever is to move, judged from that seat's view alone. */
    M choose(S state, Rng rng);
}

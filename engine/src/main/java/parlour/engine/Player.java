package parlour.engine;

/** A computer that chooses moves: a function of view and seed, nothing kept between turns. */
public interface Player<V, M> {
    Thinking<M> think(V view, long seed);
}

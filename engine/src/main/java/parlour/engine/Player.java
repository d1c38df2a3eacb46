package parlour.engine;

/** A computer player: a function of view and seed that keeps nothing between turns. */
public interface Player<V, M> {
    Thinking<M> think(V view, long seed);
}

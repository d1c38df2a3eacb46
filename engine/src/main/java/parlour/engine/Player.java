package parlour.engine;

/** Somebody who chooses moves: a function of view and seed that remembers nothing between turns. */
public interface Player<V, M> {
    Thinking<M> think(V view, long seed);
}

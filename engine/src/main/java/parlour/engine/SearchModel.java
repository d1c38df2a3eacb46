package parlour.engine;

import java.util.List;

/**
 * A game's knowledge for search: which moves to try, how to evaluate a position, how to play on
 * quickly. Pure functions, like {@link Rules}, so threads may share it.
 *
 * @param <S> the state
 * @param <M> a move
 * @param <V> what a viewer sees of a state
 */
public interface SearchModel<S, M, V> {
    /** The moves that a search tries: a short list on any table, empty if nobody is to move. */
    List<M> candidates(S state);

    /** Whether exactly one state matches the view, so that nothing is left to sample. */
    default boolean certain(V view) {
        return false;
    }

    /** Whether the end is near enough for an exhaustive search of the round. */
    default boolean solvable(V view) {
        return certain(view);
    }

    /** Evaluates the state for each seat; larger is better, even where points are bad. */
    void worth(S state, double[] perSeat);

    /** The state in the unit of {@link Game#reviewScale}, for each seat; larger is better. */
    default void points(S state, double[] perSeat) {
        worth(state, perSeat);
    }

    /**
     * The chance to win of the side to move that an advantage stands for.
     *
     * @param state any state that matches what the mover sees
     * @param advantage the mean of the side's {@link #points} less that of the others
     */
    double chance(S state, double advantage);

    /** The number of moves that a search plays before it evaluates the state. */
    int horizon();

    /** A new policy for playouts. */
    Policy<S, M> policy();

    /**
     * What a search believes about a view, from whatever the others have done so far.
     *
     * @param rng for the search by which it is found, if it takes one
     */
    default Belief<S, M> belief(Rules<S, M, V, ?> rules, V view, Rng rng) {
        return Belief.open(rules, view, policy());
    }

    /**
     * A new policy for the playouts of a review. It has to vary where nothing else does, or a
     * single line of play would decide what a move costs.
     */
    default Policy<S, M> reviewPolicy() {
        return policy();
    }

    /**
     * The model that reviews, the coach and par judge with: it stays as it is when the players
     * learn more, so that figures stay comparable and cost as much as before.
     */
    default SearchModel<S, M, V> judgingModel() {
        return this;
    }

    /**
     * The model that the puzzles were found and are judged with: it stays as it is when the players
     * learn more, because what is clearly best may depend on it.
     */
    default SearchModel<S, M, V> puzzleModel() {
        return judgingModel();
    }
}

package parlour.engine;

import java.util.List;

/**
 * What computers know of a game beyond its rules: which moves are worth a try, what a position is
 * worth, how to play on quickly. Like {@link Rules} it is pure functions, so threads may share it.
 *
 * @param <S> the state
 * @param <M> a move
 * @param <V> what somebody sees of a state
 */
public interface SearchModel<S, M, V> {
    /** The moves that search tries: a short list on any table; none when nobody is to move. */
    List<M> candidates(S state);

    /** Whether only one state looks like the view: nothing is left to be sampled. */
    default boolean certain(V view) {
        return false;
    }

    /** Whether search may play the round out in every way: the end is near. */
    default boolean solvable(V view) {
        return certain(view);
    }

    /** What the state is worth to each seat; larger is better, also where points are bad. */
    void worth(S state, double[] perSeat);

    /** What a review counts in: the points the state is expected to bring to each seat. */
    default void points(S state, double[] perSeat) {
        worth(state, perSeat);
    }

    /** How many moves forward a search plays before it asks what the state is worth. */
    int horizon();

    /** A new policy for playouts. */
    Policy<S, M> policy();
}

package parlour.search;

import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;

/** The search player of any game: it knows the rules and what it sees, nothing else. */
public final class Expert<S, M, V, E> implements Player<V, M> {
    /** So many ways to divide the hidden cards of an ending are looked at, if there are so many. */
    private static final int ENDING_WORLDS = 40;

    private final Rules<S, M, V, E> rules;
    private final Worth<S> worth;
    private final Effort effort;

    /** A player that wants what the rules call worth. */
    public Expert(Rules<S, M, V, E> rules, Effort effort) {
        this(rules, rules::worth, effort);
    }

    /** One that judges others' moves: it counts in points of the round. */
    public static <S, M, V, E> Expert<S, M, V, E> reviewer(Rules<S, M, V, E> rules, int worlds) {
        return new Expert<>(rules, rules::points, new Effort(worlds, rules.horizon()));
    }

    public Expert(Rules<S, M, V, E> rules, Worth<S> worth, Effort effort) {
        this.rules = rules;
        this.worth = worth;
        this.effort = effort;
    }

    @Override
    public Analysis<M> think(V view, long seed) {
        return think(view, seed, List.of());
    }

    /**
     * Thinks about these legal moves too, even if search would not try them by itself, and to the
     * end even if they are soon known to be worse.
     */
    public Analysis<M> think(V view, long seed, List<M> also) {
        return new Unbegun<>(() -> begin(view, seed, also));
    }

    private Analysis<M> begin(V view, long seed, List<M> also) {
        if (rules.solvable(view) && rules.certain(view)) {
            return new Solver<>(rules, worth, view, seed, also);
        }
        int mover = rules.turn(rules.sample(view, new Rng(seed)));
        Race<S, M> playouts =
                new Race<>(
                        rules,
                        Worlds.random(rules, view, seed),
                        effort.worlds(),
                        new Playout<>(rules, new Stake<>(rules, worth, mover), effort.plies()),
                        also);
        if (!rules.solvable(view)) {
            return playouts;
        }
        return new Thorough<>(
                playouts,
                () ->
                        new Race<>(
                                rules,
                                Worlds.different(rules, view, seed),
                                ENDING_WORLDS,
                                new Ending<>(rules, worth, mover),
                                also));
    }
}

package parlour.engine;

import java.util.List;

/** Any of the legal moves, each equally likely; on a crowded table, of the first of them. */
public final class RandomPolicy<S, M> implements Policy<S, M> {
    /** Keeps a crowded table, which may have millions of moves, from taking all the time. */
    private static final int MOST = 2000;

    private final Rules<S, M, ?, ?> rules;

    public RandomPolicy(Rules<S, M, ?, ?> rules) {
        this.rules = rules;
    }

    @Override
    public M choose(S state, Rng rng) {
        List<M> moves = rules.moves(state, MOST);
        return moves.get(rng.below(moves.size()));
    }
}

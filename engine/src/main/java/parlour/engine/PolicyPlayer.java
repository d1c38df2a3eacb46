package parlour.engine;

/** A player that plays a policy's choice. */
public final class PolicyPlayer<S, M, V, E> implements Player<V, M> {
    private final Rules<S, M, V, E> rules;
    private final Policy<S, M> policy;

    public PolicyPlayer(Rules<S, M, V, E> rules, Policy<S, M> policy) {
        this.rules = rules;
        this.policy = policy;
    }

    @Override
    public Thinking<M> think(V view, long seed) {
        return Thinking.atOnce(() -> choose(view, new Rng(seed)));
    }

    private M choose(V view, Rng rng) {
        // A policy uses only what the mover sees, and any sample of the view shows exactly that.
        return policy.choose(rules.sample(view, rng), rng);
    }
}

package parlour.search;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.SearchModel;

import java.util.List;

/** Follows a policy, but now and then makes any move that a search would try. */
public final class WaveringPolicy<S, M> implements Policy<S, M> {
    private final SearchModel<S, M, ?> model;
    private final Policy<S, M> policy;
    private final double share;

    /**
     * @param share of the moves that are made at random
     */
    public WaveringPolicy(SearchModel<S, M, ?> model, double share) {
        this(model, model.policy(), share);
    }

    /**
     * @param policy to follow instead of the model's
     * @param share of the moves that are made at random
     */
    public WaveringPolicy(SearchModel<S, M, ?> model, Policy<S, M> policy, double share) {
        this.model = model;
        this.policy = policy;
        this.share = share;
    }

    @Override
    public M choose(S state, Rng rng) {
        if (rng.unit() >= share) {
            return policy.choose(state, rng);
        }
        List<M> candidates = model.candidates(state);
        return candidates.get(rng.below(candidates.size()));
    }
}

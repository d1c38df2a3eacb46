package parlour.cassino.computers;

import parlour.engine.Policy;
import parlour.engine.Rng;

/** Makes each move by either of two policies, one as often as the other. */
final class MixedPolicy<S, M> implements Policy<S, M> {
    private final Policy<S, M> one;
    private final Policy<S, M> other;

    MixedPolicy(Policy<S, M> one, Policy<S, M> other) {
        this.one = one;
        this.other = other;
    }

    @Override
    public M choose(S state, Rng rng) {
        return (rng.below(2) == 0 ? one : other).choose(state, rng);
    }
}

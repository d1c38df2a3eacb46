package parlour.engine;

import java.util.List;

/**
 * A search model that passes everything on to another one; a subclass overrides what differs.
 *
 * <p>What {@link SearchModel} derives from another method is passed on too: whoever overrides
 * {@link #certain}, {@link #worth} or {@link #policy} should look at {@link #solvable}, {@link
 * #points}, {@link #belief} and {@link #reviewPolicy} too.
 */
public abstract class ForwardingSearchModel<S, M, V> implements SearchModel<S, M, V> {
    private final SearchModel<S, M, V> model;

    protected ForwardingSearchModel(SearchModel<S, M, V> model) {
        this.model = model;
    }

    @Override
    public List<M> candidates(S state) {
        return model.candidates(state);
    }

    @Override
    public boolean certain(V view) {
        return model.certain(view);
    }

    @Override
    public boolean solvable(V view) {
        return model.solvable(view);
    }

    @Override
    public void worth(S state, double[] perSeat) {
        model.worth(state, perSeat);
    }

    @Override
    public void points(S state, double[] perSeat) {
        model.points(state, perSeat);
    }

    @Override
    public double chance(S state, double advantage) {
        return model.chance(state, advantage);
    }

    @Override
    public int horizon() {
        return model.horizon();
    }

    @Override
    public Policy<S, M> policy() {
        return model.policy();
    }

    @Override
    public Belief<S, M> belief(Rules<S, M, V, ?> rules, V view, Rng rng) {
        return model.belief(rules, view, rng);
    }

    @Override
    public Policy<S, M> reviewPolicy() {
        return model.reviewPolicy();
    }

    // The judging and the puzzle model are not passed on: those of the other model would be
    // without what a subclass changes, and nobody would see it.
}

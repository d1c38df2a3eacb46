package parlour.arena;

import parlour.engine.Belief;
import parlour.engine.ForwardingSearchModel;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.SearchModel;
import parlour.engine.Thinking;
import parlour.search.Effort;
import parlour.search.Expert;
import parlour.search.WaveringPolicy;

/**
 * An instrument that measures how much the hidden cards cost: the expert's search with all hands
 * open. No game lists it among its computers, so nothing but a match can seat it.
 */
final class Clairvoyant<S, M, V, E> implements Player<V, M> {
    static final String NAME = "clairvoyant";

    /** The share of random moves in playouts where nothing else varies. */
    private static final double WAVERING = 0.15;

    private final Rules<S, M, V, E> rules;
    private final SearchModel<S, M, V> model;

    Clairvoyant(Game<S, M, V, E> game, Rules<S, M, V, E> rules) {
        this.rules = rules;
        this.model = game.searchModel(rules);
    }

    /**
     * @param view what all seats see together
     */
    @Override
    public Thinking<M> think(V view, long seed) {
        SearchModel<S, M, V> open = new OpenModel<>(model, sides() == 2, model.certain(view));
        return new Expert<>(rules, open, new Effort(Expert.WORLDS, model.horizon()))
                .think(view, seed);
    }

    private int sides() {
        int sides = 0;
        for (int seat = 0; seat < rules.seats(); seat++) {
            sides = Math.max(sides, rules.side(seat) + 1);
        }
        return sides;
    }

    /** The model of a game whose hands are open. */
    private static final class OpenModel<S, M, V> extends ForwardingSearchModel<S, M, V> {
        private final boolean duel;
        private final boolean nothingHidden;

        /**
         * @param duel whether there are two sides: with more, it would be wrong to solve an endgame
         *     as if all the others played against the mover
         * @param nothingHidden whether playouts would be all the same by a policy without chance
         */
        OpenModel(SearchModel<S, M, V> model, boolean duel, boolean nothingHidden) {
            super(model);
            this.duel = duel;
            this.nothingHidden = nothingHidden;
        }

        @Override
        public boolean certain(V view) {
            return duel && super.certain(view);
        }

        @Override
        public Policy<S, M> policy() {
            return nothingHidden ? wavering(super.policy()) : super.policy();
        }

        private Policy<S, M> wavering(Policy<S, M> policy) {
            return new WaveringPolicy<>(this, policy, WAVERING);
        }

        /** How the others play can be inferred even where their cards are seen. */
        @Override
        public Belief<S, M> belief(Rules<S, M, V, ?> rules, V view, Rng rng) {
            if (!nothingHidden) {
                return Belief.open(rules, view, policy());
            }
            Belief<S, M> belief = super.belief(rules, view, rng);
            Policy<S, M> policy = wavering(belief.policy());
            return new Belief<>() {
                @Override
                public S sample(Rng dice) {
                    return belief.sample(dice);
                }

                @Override
                public Policy<S, M> policy() {
                    return policy;
                }
            };
        }
    }
}

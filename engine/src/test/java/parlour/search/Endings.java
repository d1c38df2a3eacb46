package parlour.search;

import parlour.Games;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.RandomPolicy;
import parlour.engine.Rng;
import parlour.engine.Rules;

/** Positions of Cassino rounds played at random until only so many cards are in the hands. */
final class Endings {
    private Endings() {}

    static CassinoState withCardsInHands(CassinoRules rules, long seed, int cards) {
        Rng rng = new Rng(seed);
        RandomPolicy<CassinoState, CassinoMove> random = new RandomPolicy<>(rules);
        CassinoState state = rules.deal(rng.next()).state();
        while (!state.deck().isEmpty() || Long.bitCount(state.hands().union()) > cards) {
            state = rules.play(state, random.choose(state, rng), Rules.silent());
        }
        return state;
    }

    static CassinoState afterMoves(CassinoRules rules, long seed, int moves) {
        Rng rng = new Rng(seed);
        RandomPolicy<CassinoState, CassinoMove> random = new RandomPolicy<>(rules);
        CassinoState state = rules.deal(rng.next()).state();
        for (int i = 0; i < moves; i++) {
            state = rules.play(state, random.choose(state, rng), Rules.silent());
        }
        return state;
    }

    static CassinoView view(CassinoRules rules, CassinoState state) {
        return rules.view(state, Eyes.of(state.turn()));
    }

    static Analysis<CassinoMove> think(
            CassinoRules rules, Worth<CassinoState> worth, CassinoState state, Effort effort) {
        return new Expert<CassinoState, CassinoMove, CassinoView, CassinoEvent>(
                        rules, Games.CASSINO.searchModel(rules), worth, effort)
                .think(view(rules, state), 1);
    }
}

package parlour.bench;

import parlour.cassino.computers.AnyMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Rng;
import parlour.engine.Rules;

/** A random round by the engine's rules: every legal move is equally likely. */
final class RandomRound {
    private final CassinoRules rules = new CassinoRules(2, CassinoOptions.HOUSE);
    private final AnyMove any = new AnyMove(CassinoOptions.HOUSE);

    CassinoState play(long seed) {
        Rng rng = new Rng(seed);
        CassinoState state = rules.deal(seed).state();
        while (state.turn() != Rules.NOBODY) {
            state = rules.play(state, any.choose(state, rng), Rules.silent());
        }
        return state;
    }
}

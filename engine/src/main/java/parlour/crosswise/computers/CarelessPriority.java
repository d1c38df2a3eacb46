package parlour.crosswise.computers;

import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.engine.Policy;
import parlour.engine.Rng;

/** The priority player on a bad day: now and then it plays the first thing that comes to hand. */
final class CarelessPriority implements Policy<CrossWiseState, CrossWiseMove> {
    /** One turn in so many goes wrong. */
    private static final int ONE_IN = 3;

    private final Priority sober = new Priority();
    private final AnyMove slip = new AnyMove();

    @Override
    public CrossWiseMove choose(CrossWiseState state, Rng rng) {
        return rng.below(ONE_IN) == 0 ? slip.choose(state, rng) : sober.choose(state, rng);
    }
}

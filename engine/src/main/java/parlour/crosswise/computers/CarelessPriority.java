package parlour.crosswise.computers;

import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.engine.Policy;
import parlour.engine.Rng;

/** The priority player with mistakes: some turns it plays a random move. */
final class CarelessPriority implements Policy<CrossWiseState, CrossWiseMove> {
    /** One turn in this many is a mistake. */
    private static final int ONE_IN = 3;

    private final Priority careful = Priority.withRandomTies();
    private final AnyMove random = new AnyMove();

    @Override
    public CrossWiseMove choose(CrossWiseState state, Rng rng) {
        return rng.below(ONE_IN) == 0 ? random.choose(state, rng) : careful.choose(state, rng);
    }
}

package parlour.crosswise.computers;

import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseMoves;
import parlour.crosswise.rules.CrossWiseState;
import parlour.engine.Policy;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;

/** A uniformly random move. */
public final class AnyMove implements Policy<CrossWiseState, CrossWiseMove> {
    private final List<CrossWiseMove> moves = new ArrayList<>();

    @Override
    public CrossWiseMove choose(CrossWiseState state, Rng rng) {
        moves.clear();
        CrossWiseMoves.each(state.field(), state.hands().get(state.turn()), moves::add);
        return moves.get(rng.below(moves.size()));
    }
}

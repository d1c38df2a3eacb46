package parlour.fastest.computers;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMove.Run;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.PlayOrder;

/**
 * The original program's own player: leads the smallest single, otherwise answers with the lowest
 * play that is higher.
 */
final class Straightforward implements Policy<FastestState, FastestMove> {
    private final PlayOrder playOrder;

    Straightforward(boolean suits) {
        playOrder = new PlayOrder(suits);
    }

    @Override
    public FastestMove choose(FastestState state, Rng rng) {
        return choose(state.hands().bits(state.turn()), state.toBeat());
    }

    FastestMove choose(long hand, FastestMove last) {
        if (last instanceof Run run) {
            FastestMove higher = PlayOrder.higherRun(hand, run);
            return higher.size() > 0 ? higher : JokerAnswers.bothJokers(hand);
        }
        if (last == FastestMove.BOTH_JOKERS) {
            return FastestMove.PASS;
        }
        long counts = Hand.counts(hand);
        for (int size = Math.max(1, last.size()); size <= PlayOrder.MOST; size++) {
            long levels = playOrder.higher(hand, counts, size, last);
            if (levels != 0) {
                return playOrder.group(hand, size, Hand.lowest(levels), last);
            }
            FastestMove joker = size == 1 ? JokerAnswers.joker(hand, last) : FastestMove.PASS;
            if (joker.size() > 0) {
                return joker;
            }
        }
        return JokerAnswers.bothJokers(hand);
    }
}

package parlour.fastest;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.fastest.FastestMove.Run;

/**
 * The first program's own player: the smallest single on a free move, else the lowest play that is
 * just higher.
 */
final class Seed implements Policy<FastestState, FastestMove> {
    private final Climb climb;

    Seed(boolean suits) {
        climb = new Climb(suits);
    }

    @Override
    public FastestMove choose(FastestState state, Rng rng) {
        return choose(state.hands().bits(state.turn()), state.toBeat());
    }

    FastestMove choose(long hand, FastestMove last) {
        if (last instanceof Run run) {
            FastestMove higher = Climb.higherRun(hand, run);
            return higher.size() > 0 ? higher : Answers.bothJokers(hand);
        }
        if (last == FastestMove.BOTH_JOKERS) {
            return FastestMove.PASS;
        }
        long counts = Hand.counts(hand);
        for (int size = Math.max(1, last.size()); size <= Climb.MOST; size++) {
            long levels = climb.higher(hand, counts, size, last);
            if (levels != 0) {
                return climb.group(hand, size, Hand.lowest(levels), last);
            }
            FastestMove joker = size == 1 ? Answers.joker(hand, last) : FastestMove.PASS;
            if (joker.size() > 0) {
                return joker;
            }
        }
        return Answers.bothJokers(hand);
    }
}

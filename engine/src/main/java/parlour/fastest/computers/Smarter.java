package parlour.fastest.computers;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMove.Run;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.PlayOrder;

/**
 * Keeps cards of a rank together: leads the lowest whole group, answers with a group of exactly
 * that size before splitting one, and uses jokers last.
 */
final class Smarter implements Policy<FastestState, FastestMove> {
    private final PlayOrder playOrder;

    Smarter(boolean suits) {
        playOrder = new PlayOrder(suits);
    }

    @Override
    public FastestMove choose(FastestState state, Rng rng) {
        return choose(state.hands().bits(state.turn()), state.toBeat());
    }

    FastestMove choose(long hand, FastestMove last) {
        if (last.size() == 0) {
            return free(hand);
        }
        if (last == FastestMove.BOTH_JOKERS) {
            return FastestMove.PASS;
        }
        FastestMove answer =
                last instanceof Run run ? PlayOrder.higherRun(hand, run) : group(hand, last);
        if (answer.size() > 0) {
            return answer;
        }
        FastestMove joker = JokerAnswers.joker(hand, last);
        return joker.size() > 0 ? joker : JokerAnswers.bothJokers(hand);
    }

    private FastestMove free(long hand) {
        long counts = Hand.counts(hand);
        if (counts == 0) {
            FastestMove both = JokerAnswers.bothJokers(hand);
            return both.size() > 0 ? both : JokerAnswers.joker(hand, FastestMove.PASS);
        }
        int level = Hand.lowest(counts);
        return playOrder.group(hand, Hand.count(hand, level), level, FastestMove.PASS);
    }

    private FastestMove group(long hand, FastestMove last) {
        long counts = Hand.counts(hand);
        for (int size = last.size(); size <= PlayOrder.MOST; size++) {
            long levels = playOrder.higher(hand, counts, size, last);
            long whole = size == PlayOrder.MOST ? levels : levels & ~Hand.atLeast(counts, size + 1);
            if (levels != 0) {
                return playOrder.group(hand, size, Hand.lowest(whole != 0 ? whole : levels), last);
            }
        }
        return FastestMove.PASS;
    }
}

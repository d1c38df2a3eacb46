package parlour.fastest.computers;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMove.Run;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.PlayOrder;

/**
 * A player like a person who sees less: plays as {@link Smarter}, but does not always see which of
 * its cards belong together, and then splits them. It never passes if it can answer with as many
 * cards, keeps its jokers for last, and never misses a play that ends the game.
 */
final class Learner implements Policy<FastestState, FastestMove> {
    /**
     * How much of its hand a learner sees.
     *
     * @param together the chance to see that the cards of a rank belong together
     * @param larger the chance to think of answering with more cards than the last play
     */
    record Sight(double together, double larger) {
        static final Sight FIRST_GAME = new Sight(0, 0.35);
        static final Sight BEGINNER = new Sight(0.02, 1);
        static final Sight EASY = new Sight(0.4, 1);
        static final Sight INTERMEDIATE = new Sight(0.73, 1);
        static final Sight SKILLED = new Sight(1, 1);
    }

    private final Sight sight;
    private final PlayOrder playOrder;
    private final FastestMoves moves;

    Learner(Sight sight, FastestOptions options) {
        this.sight = sight;
        this.playOrder = new PlayOrder(options.suits());
        this.moves = new FastestMoves(options);
    }

    @Override
    public FastestMove choose(FastestState state, Rng rng) {
        return choose(state.hands().bits(state.turn()), state.toBeat(), rng.next());
    }

    /**
     * @param seed decides what is overlooked
     */
    FastestMove choose(long hand, FastestMove last, long seed) {
        FastestMove end = end(hand, last);
        if (end.size() > 0) {
            return end;
        }
        if (last.size() == 0) {
            return lead(hand, seed);
        }
        if (last == FastestMove.BOTH_JOKERS) {
            return FastestMove.PASS;
        }
        FastestMove answer =
                last instanceof Run run ? PlayOrder.higherRun(hand, run) : group(hand, last, seed);
        if (answer.size() > 0) {
            return answer;
        }
        FastestMove joker = JokerAnswers.joker(hand, last);
        return joker.size() > 0 ? joker : JokerAnswers.bothJokers(hand);
    }

    /** The play of all cards that are left, if there is one; otherwise a pass. */
    private FastestMove end(long hand, FastestMove last) {
        int cards = Long.bitCount(hand);
        for (FastestMove move : moves.candidates(hand, last)) {
            if (move.size() == cards) {
                return move;
            }
        }
        return FastestMove.PASS;
    }

    private FastestMove lead(long hand, long seed) {
        long counts = Hand.counts(hand);
        if (counts == 0) {
            return JokerAnswers.joker(hand, FastestMove.PASS);
        }
        int level = Hand.lowest(counts);
        int size = together(level, seed) ? Hand.count(hand, level) : 1;
        return playOrder.group(hand, size, level, FastestMove.PASS);
    }

    private FastestMove group(long hand, FastestMove last, long seed) {
        long counts = Hand.counts(hand);
        boolean larger = new Rng(~seed).unit() < sight.larger();
        int most = larger ? PlayOrder.MOST : last.size();
        for (int size = last.size(); size <= most; size++) {
            long levels = playOrder.higher(hand, counts, size, last);
            long free = 0;
            for (long left = levels; left != 0; left &= left - 1) {
                int level = Hand.lowest(left);
                boolean splits = Hand.count(hand, level) > size && together(level, seed);
                free |= splits ? 0 : Long.lowestOneBit(left);
            }
            if (levels != 0) {
                return playOrder.group(hand, size, Hand.lowest(free != 0 ? free : levels), last);
            }
        }
        return FastestMove.PASS;
    }

    /** The same for the same rank throughout a turn. */
    private boolean together(int level, long seed) {
        return new Rng(seed + level).unit() < sight.together();
    }
}

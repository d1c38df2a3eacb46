package parlour.fastest.computers;

import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMove.Run;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.PlayOrder;

/**
 * Never splits a group, leads its singles first so that groups remain to regain the lead, and
 * avoids singles when somebody is about to go out. docs/strength.md says what each of these gains.
 */
final class GroupKeeper implements Policy<FastestState, FastestMove> {
    private final PlayOrder playOrder;
    private final boolean straights;

    GroupKeeper(FastestOptions options) {
        playOrder = new PlayOrder(options.suits());
        straights = options.straights();
    }

    @Override
    public FastestMove choose(FastestState state, Rng rng) {
        return choose(state.hands().bits(state.turn()), state.toBeat(), threatened(state));
    }

    /**
     * @param threatened whether another seat holds only one card
     */
    FastestMove choose(long hand, FastestMove last, boolean threatened) {
        if (last.size() == 0) {
            return lead(hand, threatened);
        }
        if (last instanceof FastestMove.BothJokers) {
            return FastestMove.PASS;
        }
        if (last instanceof Run run) {
            FastestMove higher = PlayOrder.higherRun(hand, run);
            return higher.size() > 0 ? higher : JokerAnswers.bothJokers(hand);
        }
        return answer(hand, last, last.size() == 1 && threatened);
    }

    /** Whether another seat holds only one card. */
    private static boolean threatened(FastestState state) {
        for (int seat = 0; seat < state.hands().size(); seat++) {
            if (seat != state.turn() && Long.bitCount(state.hands().bits(seat)) == 1) {
                return true;
            }
        }
        return false;
    }

    private FastestMove lead(long hand, boolean threatened) {
        long counts = Hand.counts(hand);
        long groups = Hand.atLeast(counts, 2);
        long singles = Hand.atLeast(counts, 1) & ~groups;
        if (threatened && groups != 0 || singles == 0 && groups != 0) {
            return whole(hand, Hand.lowest(groups), FastestMove.PASS);
        }
        if (threatened || singles == 0) {
            FastestMove both = JokerAnswers.bothJokers(hand);
            return both.size() > 0 ? both : highest(hand, singles, FastestMove.PASS);
        }
        int low = Hand.lowest(singles);
        int high = straights ? endOfRun(singles, low) : low;
        return high - low + 1 >= Run.SHORTEST
                ? PlayOrder.run(low, high)
                : playOrder.group(hand, 1, low, FastestMove.PASS);
    }

    private static int endOfRun(long singles, int low) {
        int high = low;
        while (high + 1 < PlayOrder.BLACK && (singles & Hand.cards(high + 1)) != 0) {
            high++;
        }
        return high;
    }

    private FastestMove answer(long hand, FastestMove last, boolean threatened) {
        long counts = Hand.counts(hand);
        if (threatened) {
            FastestMove high = high(hand, counts, last);
            if (high.size() > 0) {
                return high;
            }
        }
        for (int size = last.size(); size <= PlayOrder.MOST; size++) {
            long levels = playOrder.higher(hand, counts, size, last);
            long whole = size == PlayOrder.MOST ? levels : levels & ~Hand.atLeast(counts, size + 1);
            if (whole != 0) {
                return whole(hand, Hand.lowest(whole), last);
            }
            FastestMove joker = size == 1 ? JokerAnswers.joker(hand, last) : FastestMove.PASS;
            if (joker.size() > 0) {
                return joker;
            }
        }
        return JokerAnswers.bothJokers(hand);
    }

    /** The play that another seat's last card is least likely to beat. */
    private FastestMove high(long hand, long counts, FastestMove last) {
        long pairs = playOrder.higher(hand, counts, 2, last);
        if ((hand & Hand.JOKERS) == 0 && pairs != 0) {
            return playOrder.group(hand, 2, Hand.lowest(pairs), last);
        }
        return highest(hand, playOrder.higher(hand, counts, 1, last), last);
    }

    /**
     * The highest single that beats the last play: a joker, or one of these ranks; otherwise a
     * pass.
     */
    private FastestMove highest(long hand, long levels, FastestMove last) {
        for (int level = PlayOrder.RED; level >= PlayOrder.BLACK; level--) {
            FastestMove joker = PlayOrder.joker(level);
            if ((hand & Hand.cards(level)) != 0 && PlayOrder.beats(joker, last)) {
                return joker;
            }
        }
        return levels == 0
                ? FastestMove.PASS
                : playOrder.group(hand, 1, Hand.lowest(Long.highestOneBit(levels)), last);
    }

    private FastestMove whole(long hand, int level, FastestMove last) {
        return playOrder.group(hand, Hand.count(hand, level), level, last);
    }
}

package parlour.fastest.computers;

import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.PlayOrder;

/** Answers with jokers, which several players keep for last; a pass if there is none. */
final class JokerAnswers {
    private JokerAnswers() {}

    /** The lowest joker that beats the last play as a single. */
    static FastestMove joker(long hand, FastestMove last) {
        for (int level = PlayOrder.BLACK; level <= PlayOrder.RED; level++) {
            FastestMove joker = PlayOrder.joker(level);
            if ((hand & Hand.cards(level)) != 0 && PlayOrder.beats(joker, last)) {
                return joker;
            }
        }
        return FastestMove.PASS;
    }

    static FastestMove bothJokers(long hand) {
        return (hand & Hand.JOKERS) == Hand.JOKERS ? FastestMove.BOTH_JOKERS : FastestMove.PASS;
    }
}

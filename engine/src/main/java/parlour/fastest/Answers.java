package parlour.fastest;

/** Answers with jokers, which several players keep for last; a pass where there is none. */
final class Answers {
    private Answers() {}

    /** The lower joker that is a higher single. */
    static FastestMove joker(long hand, FastestMove last) {
        for (int level = Climb.BLACK; level <= Climb.RED; level++) {
            FastestMove joker = Climb.joker(level);
            if ((hand & Hand.cards(level)) != 0 && Climb.beats(joker, last)) {
                return joker;
            }
        }
        return FastestMove.PASS;
    }

    static FastestMove bothJokers(long hand) {
        return (hand & Hand.JOKERS) == Hand.JOKERS ? FastestMove.BOTH_JOKERS : FastestMove.PASS;
    }
}

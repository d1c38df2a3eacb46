package parlour.fastest;

import parlour.engine.Rng;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestPhrases;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Hands;
import parlour.fastest.rules.PlayOrder;
import parlour.search.Analysis;
import parlour.search.Comparison;
import parlour.search.Evaluation;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/** The expert's move and the reasons for it, from the search's figures. */
public final class FastestHint {
    /** The number of worlds sampled to estimate how often a play is beaten. */
    private static final int WORLDS = 400;

    private final FastestMove move;
    private final List<Phrase> reasons;

    private FastestHint(FastestMove move, List<Phrase> reasons) {
        this.move = move;
        this.reasons = List.copyOf(reasons);
    }

    /**
     * The hint from what a search has found so far.
     *
     * @param analysis the expert's analysis of this view, with values that are chances of finishing
     *     first
     */
    public static FastestHint of(
            FastestRules rules, FastestView view, Analysis<FastestMove> analysis) {
        List<Evaluation<FastestMove>> found = analysis.evaluations();
        FastestMove move = found.get(0).move();
        List<Phrase> reasons = new ArrayList<>();
        reasons.add(
                move.size() == 0
                        ? Phrase.of("fastest.hint.pass")
                        : Phrase.of("fastest.hint.play", FastestPhrases.play(move)));
        reasons.add(leaving(rules, view, move));
        if (found.size() > 1) {
            reasons.add(Comparison.of("fastest.hint.", rules.seats(), found, FastestHint::named));
        }
        return new FastestHint(move, reasons);
    }

    public FastestMove move() {
        return move;
    }

    /** One sentence each: what to play, what it leaves, how much worse the next best move is. */
    public List<Phrase> reasons() {
        return reasons;
    }

    private static Phrase leaving(FastestRules rules, FastestView view, FastestMove move) {
        long hand = view.hands().bits(view.turn());
        long left = hand & ~PlayOrder.taken(hand, move);
        if (left == 0) {
            return Phrase.of("fastest.hint.out");
        }
        if (move.size() == 0) {
            return Phrase.of("fastest.hint.keeps", groups(left));
        }
        FastestMoves moves = new FastestMoves(rules.options());
        // What all hidden cards together cannot beat, no hand of them can.
        if (!beaten(moves, view.unseen().bits(), move)) {
            return Phrase.of("fastest.hint.safe", groups(left));
        }
        return Phrase.of("fastest.hint.risk", beaten(rules, view, move), groups(left));
    }

    /** The percentage of sampled worlds in which somebody can beat a play. */
    static int beaten(FastestRules rules, FastestView view, FastestMove move) {
        FastestMoves moves = new FastestMoves(rules.options());
        Rng rng = new Rng(view.playHistory().size());
        int beaten = 0;
        for (int world = 0; world < WORLDS; world++) {
            Hands hands = rules.sample(view, rng).hands();
            boolean any = false;
            for (int seat = 0; seat < hands.size() && !any; seat++) {
                any = seat != view.turn() && beaten(moves, hands.bits(seat), move);
            }
            beaten += any ? 1 : 0;
        }
        return Math.round(100f * beaten / WORLDS);
    }

    private static boolean beaten(FastestMoves moves, long hand, FastestMove move) {
        return moves.first(hand, move, 1).get(0).size() > 0;
    }

    /** Cards of one rank are a group; so are the jokers. */
    private static int groups(long hand) {
        int jokers = (hand & Hand.JOKERS) == 0 ? 0 : 1;
        return jokers + Long.bitCount(Hand.atLeast(Hand.counts(hand), 1));
    }

    private static Phrase named(FastestMove move) {
        return move.size() == 0
                ? Phrase.of("fastest.hint.move.pass")
                : Phrase.of("fastest.hint.move.play", FastestPhrases.play(move));
    }
}

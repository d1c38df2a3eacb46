package parlour.cassino;

import parlour.cards.CardSet;
import parlour.cassino.captures.Captures;
import parlour.cassino.captures.CardValues;
import parlour.cassino.computers.MoverKnowledge;
import parlour.cassino.computers.Sweepers;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.search.Analysis;
import parlour.search.Comparison;
import parlour.search.Evaluation;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/** The expert's move and the reasons for it, from the search's figures. */
public final class CassinoHint {
    private final CassinoMove move;
    private final List<Phrase> reasons;

    private CassinoHint(CassinoMove move, List<Phrase> reasons) {
        this.move = move;
        this.reasons = List.copyOf(reasons);
    }

    /**
     * The hint from what a search has found so far.
     *
     * @param analysis the expert's analysis of this view, with values that are chances of winning
     */
    public static CassinoHint of(
            CassinoRules rules, CassinoView view, Analysis<CassinoMove> analysis) {
        List<Evaluation<CassinoMove>> found = analysis.evaluations();
        CassinoMove move = found.get(0).move();
        List<Phrase> reasons = new ArrayList<>();
        reasons.add(taking(view, move));
        reasons.add(leaving(rules, view, move));
        if (found.size() > 1) {
            reasons.add(Comparison.of("cassino.hint.", rules.seats(), found, CassinoHint::named));
        }
        return new CassinoHint(move, reasons);
    }

    public CassinoMove move() {
        return move;
    }

    /**
     * One sentence each: what the move takes, what it leaves, how much worse the next best move is.
     */
    public List<Phrase> reasons() {
        return reasons;
    }

    private static Phrase taking(CassinoView view, CassinoMove move) {
        if (move.taken().isEmpty()) {
            return Phrase.of("cassino.hint.place", move.card());
        }
        CardSet won = move.taken().with(move.card());
        int points = CardValues.points(won.bits());
        int spades = won.and(CardValues.SPADES).size();
        String key = move.taken().equals(view.table()) ? "cassino.hint.sweep" : "cassino.hint.take";
        return Phrase.of(key, move.card(), move.taken(), won.size(), spades, points);
    }

    private static Phrase leaving(CassinoRules rules, CassinoView view, CassinoMove move) {
        CardSet left =
                move.taken().isEmpty()
                        ? view.table().with(move.card())
                        : view.table().minus(move.taken());
        if (left.isEmpty()) {
            return Phrase.of("cassino.hint.leavesNothing");
        }
        MoverKnowledge moverKnowledge = MoverKnowledge.of(view);
        if (moverKnowledge.nextHand() == 0) {
            return Phrase.of("cassino.hint.last", left);
        }
        long able = new Sweepers(new Captures()).among(moverKnowledge.unseen(), left.bits());
        if (able == 0) {
            return Phrase.of("cassino.hint.safe", left);
        }
        // Whether a sweep counts does not depend on hidden cards, so any sample will do.
        CassinoState after = rules.play(rules.sample(view, new Rng(0)), move, Rules.silent());
        if (rules.sweep(after) == CassinoEvent.Sweep.DOES_NOT_COUNT) {
            return Phrase.of("cassino.hint.doesNotCount", left);
        }
        double chance = moverKnowledge.chance(Long.bitCount(able));
        return Phrase.of(
                "cassino.hint.risk", left, new CardSet(able), (int) Math.round(100 * chance));
    }

    private static Phrase named(CassinoMove move) {
        return move.taken().isEmpty()
                ? Phrase.of("cassino.hint.move.place", move.card())
                : Phrase.of("cassino.hint.move.take", move.card(), move.taken());
    }
}

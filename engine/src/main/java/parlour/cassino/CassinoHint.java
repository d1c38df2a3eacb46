package parlour.cassino;

import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.computers.MoverKnowledge;
import parlour.cassino.computers.Sweepers;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Hint;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.search.Analysis;
import parlour.search.Comparison;
import parlour.search.Odds;
import parlour.search.Suggestion;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A suggested move and the reasons for it, from the search's figures. */
final class CassinoHint {
    /** A difference in the chance of winning that nobody minds. */
    private static final double NEGLIGIBLE = 0.02;

    /** More cards than this are counted instead of named. */
    private static final int NAMED = 5;

    private final CassinoRules rules;
    private final CassinoView view;

    private CassinoHint(CassinoRules rules, CassinoView view) {
        this.rules = rules;
        this.view = view;
    }

    /**
     * The hint from what a search has found so far. Its reasons: what the move takes, what it
     * leaves, how good it is and how much worse the next best one.
     *
     * @param analysis the expert's analysis of this view, with values that are chances of winning
     */
    static Hint<CassinoMove> of(
            CassinoRules rules, CassinoView view, Analysis<CassinoMove> analysis) {
        CassinoHint hint = new CassinoHint(rules, view);
        Suggestion<CassinoMove> suggestion = Suggestion.of(analysis, NEGLIGIBLE, hint.taste());
        CassinoMove move = suggestion.move();
        List<Phrase> reasons = new ArrayList<>();
        reasons.add(hint.taking(move));
        reasons.add(hint.leaving(move));
        if (hint.only()) {
            reasons.add(Phrase.of("cassino.hint.only"));
        } else {
            Comparison.of("cassino.hint.", rules.seats(), suggestion)
                    .sentence(suggestion, CassinoHint::named)
                    .ifPresent(reasons::add);
        }
        return new Hint<>(move, reasons);
    }

    /** What a move leaves on the table, and who could sweep that. */
    static Phrase leaving(CassinoRules rules, CassinoView view, CassinoMove move) {
        return new CassinoHint(rules, view).leaving(move);
    }

    /** Whether there is no other legal move; hidden cards do not matter for that. */
    private boolean only() {
        return rules.moves(rules.sample(view, new Rng(0)), 2).size() == 1;
    }

    /**
     * Take rather than place: sweeps, points, spades and cards first. Where points are to be
     * avoided, it is the other way round.
     */
    private Comparator<CassinoMove> taste() {
        Comparator<CassinoMove> least =
                Comparator.comparing((CassinoMove move) -> sweeps(move))
                        .thenComparing(move -> CardValues.points(won(move).bits()))
                        .thenComparing(move -> won(move).and(CardValues.SPADES).size())
                        .thenComparing(move -> won(move).size());
        return rules.options().misere() ? least : least.reversed();
    }

    private boolean sweeps(CassinoMove move) {
        return rules.sweep(view, move) == CassinoEvent.Sweep.COUNTS;
    }

    private static CardSet won(CassinoMove move) {
        return move.taken().isEmpty() ? CardSet.EMPTY : move.taken().with(move.card());
    }

    private Phrase taking(CassinoMove move) {
        if (move.taken().isEmpty()) {
            return Phrase.of("cassino.hint.place", move.card());
        }
        CardSet won = won(move);
        return Phrase.of(
                sweeps(move) ? "cassino.hint.sweep" : "cassino.hint.take",
                move.card(),
                cards(move.taken()),
                won.size(),
                won.and(CardValues.SPADES).size(),
                CardValues.points(won.bits()));
    }

    /** Cards by name, or their number if they are many. */
    private static Object cards(CardSet cards) {
        return cards.size() > NAMED ? Phrase.of("cassino.hint.cards", cards.size()) : cards;
    }

    private Phrase leaving(CassinoMove move) {
        CardSet left =
                move.taken().isEmpty()
                        ? view.table().with(move.card())
                        : view.table().minus(move.taken());
        if (left.isEmpty()) {
            return Phrase.of("cassino.hint.leavesNothing");
        }
        MoverKnowledge moverKnowledge = MoverKnowledge.of(view);
        if (moverKnowledge.nextHand() == 0) {
            return Phrase.of("cassino.hint.last", cards(left));
        }
        long able = Sweepers.among(moverKnowledge.unseen(), left.bits());
        if (able == 0) {
            return Phrase.of("cassino.hint.safe", cards(left));
        }
        // Whether a sweep counts does not depend on hidden cards, so any sample will do.
        CassinoState after = rules.play(rules.sample(view, new Rng(0)), move, Rules.silent());
        if (rules.sweep(after) == CassinoEvent.Sweep.DOES_NOT_COUNT) {
            return Phrase.of("cassino.hint.doesNotCount", cards(left));
        }
        return risk(cards(left), new CardSet(able), moverKnowledge);
    }

    private static Phrase risk(Object left, CardSet able, MoverKnowledge moverKnowledge) {
        double chance = moverKnowledge.chance(able.size());
        Optional<Odds> odds = Odds.of(chance);
        if (odds.isPresent()) {
            return Phrase.of(
                    "cassino.hint.risk", left, cards(able), odds.get().times(), odds.get().of());
        }
        return Phrase.of(
                Odds.always(chance) ? "cassino.hint.riskSure" : "cassino.hint.riskRemote",
                left,
                cards(able));
    }

    private static Phrase named(CassinoMove move) {
        return move.taken().isEmpty()
                ? Phrase.of("cassino.hint.move.place", move.card())
                : Phrase.of("cassino.hint.move.take", move.card(), cards(move.taken()));
    }
}

package parlour.fastest;

import parlour.engine.Hint;
import parlour.engine.Rng;
import parlour.fastest.computers.FastestSearchModel;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestPhrases;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Hands;
import parlour.fastest.rules.PlayOrder;
import parlour.fastest.rules.ScoreSheet;
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
final class FastestHint {
    /** The number of worlds sampled to estimate how often a play is beaten. */
    private static final int WORLDS = 400;

    /** A difference in the chance of finishing first that nobody minds. */
    private static final double NEGLIGIBLE = 0.02;

    private final FastestRules rules;
    private final FastestView view;
    private final long hand;

    private FastestHint(FastestRules rules, FastestView view) {
        this.rules = rules;
        this.view = view;
        hand = view.hands().bits(view.turn());
    }

    /**
     * The hint from what a search has found so far. Its reasons: what to play, what it leaves, how
     * good it is and how much worse the next best move.
     *
     * @param analysis the expert's analysis of this view
     */
    static Hint<FastestMove> of(
            FastestRules rules, FastestView view, Analysis<FastestMove> analysis) {
        FastestHint hint = new FastestHint(rules, view);
        Suggestion<FastestMove> suggestion = Suggestion.of(analysis, NEGLIGIBLE, hint.taste());
        return new Hint<>(suggestion.move(), hint.reasons(suggestion));
    }

    /** Get rid of whole groups, the largest and then the lowest first. */
    private Comparator<FastestMove> taste() {
        return Comparator.comparing((FastestMove move) -> groups(left(move)))
                .thenComparing(this::breaks)
                .thenComparing(move -> -move.size())
                .thenComparing(move -> Long.highestOneBit(hand & ~left(move)));
    }

    private long left(FastestMove move) {
        return hand & ~PlayOrder.taken(hand, move);
    }

    /** Whether a play leaves some cards of a rank it uses. */
    private boolean breaks(FastestMove move) {
        return breaks(hand, hand & ~left(move));
    }

    static boolean breaks(long hand, long played) {
        return groups(hand & ~played) + groups(played) > groups(hand);
    }

    private List<Phrase> reasons(Suggestion<FastestMove> suggestion) {
        FastestMove move = suggestion.move();
        boolean only = rules.moves(rules.sample(view, new Rng(0)), 2).size() == 1;
        if (move.size() == 0 && only) {
            return List.of(Phrase.of("fastest.hint.mustPass"));
        }
        if (left(move) == 0) {
            return List.of(Phrase.of("fastest.hint.out", FastestPhrases.play(move)));
        }
        List<Phrase> reasons = new ArrayList<>();
        if (move.size() == 0) {
            reasons.add(Phrase.of("fastest.hint.pass", groups(hand)));
        } else {
            reasons.add(Phrase.of("fastest.hint.play", FastestPhrases.play(move)));
            reasons.add(leaving(move));
        }
        if (only) {
            reasons.add(Phrase.of("fastest.hint.only"));
        } else {
            comparing(suggestion).ifPresent(reasons::add);
        }
        return reasons;
    }

    /** How safe a play is, and what remains to be played; empty if it is a pass or the last. */
    static Optional<Phrase> leaving(FastestRules rules, FastestView view, FastestMove move) {
        FastestHint hint = new FastestHint(rules, view);
        return move.size() == 0 || hint.left(move) == 0
                ? Optional.empty()
                : Optional.of(hint.leaving(move));
    }

    private Optional<Phrase> comparing(Suggestion<FastestMove> suggestion) {
        if (rules.options().games() > 1) {
            return points(suggestion);
        }
        double value = suggestion.found().value();
        Comparison comparison =
                new Comparison(
                        "fastest.hint.",
                        FastestSearchModel.chanceOfFirst(rules.seats(), value),
                        FastestSearchModel.chanceOfFirst(rules.seats(), value)
                                - FastestSearchModel.chanceOfFirst(
                                        rules.seats(), value - suggestion.lead()));
        return comparison.sentence(suggestion, FastestHint::named);
    }

    /** In a match, where every place brings points. */
    private Optional<Phrase> points(Suggestion<FastestMove> suggestion) {
        if (suggestion.found().worlds() == 0) {
            return Optional.empty();
        }
        int seats = rules.seats();
        int most = ScoreSheet.most(seats);
        double value = suggestion.found().value();
        double points = FastestSearchModel.points(seats, value);
        double less = points - FastestSearchModel.points(seats, value - suggestion.lead());
        long rounded = Math.round(Math.max(0, Math.min(most, points)));
        Phrase standing = Phrase.of("fastest.hint.points", rounded, most);
        if (suggestion.next().isEmpty()) {
            return Optional.of(Phrase.of("fastest.hint.alone", standing));
        }
        Phrase other = named(suggestion.next().get().move());
        return Optional.of(
                Math.round(less) == 0
                        ? Phrase.of("fastest.hint.about", standing, other)
                        : Phrase.of("fastest.hint.fewer", standing, other, Math.round(less)));
    }

    private Phrase leaving(FastestMove move) {
        FastestMoves moves = new FastestMoves(rules.options());
        int groups = groups(left(move));
        // What all hidden cards together cannot beat, no hand of them can.
        if (!beaten(moves, view.unseen().bits(), move)) {
            return Phrase.of("fastest.hint.safe", groups);
        }
        if (rules.seats() == 2) {
            return Phrase.of("fastest.hint.beatable", groups);
        }
        double chance = beaten(rules, view, move);
        Optional<Odds> odds = Odds.of(chance);
        if (odds.isPresent()) {
            return Phrase.of("fastest.hint.risk", groups, odds.get().times(), odds.get().of());
        }
        return Phrase.of(
                Odds.always(chance) ? "fastest.hint.riskSure" : "fastest.hint.riskRemote", groups);
    }

    /** The share of sampled worlds in which somebody can beat a play. */
    static double beaten(FastestRules rules, FastestView view, FastestMove move) {
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
        return (double) beaten / WORLDS;
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

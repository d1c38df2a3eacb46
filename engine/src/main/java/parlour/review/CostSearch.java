package parlour.review;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.ReviewScale;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.SearchModel;
import parlour.engine.Thinking;
import parlour.search.Analysis;
import parlour.search.Evaluation;
import parlour.search.Expert;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Finds out what a move cost, by what its mover could see. Like a thinking it knows no clock and is
 * advanced by its caller; dropping it cancels it.
 */
public final class CostSearch<S, M, V, E> {
    /** The number of standard errors in half a 95 % interval. */
    private static final double ERRORS = 1.96;

    /** Moves that differ by less than this part of an inaccuracy are equally good. */
    private static final double NEGLIGIBLE = 0.25;

    /** Always the same, so that what a simple computer would do is a fact of the position. */
    private static final long SIMPLE_SEED = 1;

    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final SearchModel<S, M, V> model;
    private final ReviewScale scale;
    private final ReviewEffort effort;
    private final V view;
    private final S world;
    private final M move;
    private final long seed;
    private final double perAdvantage;
    private Optional<Analysis<M>> analysis = Optional.empty();
    private Set<M> simple = Set.of();
    private int left;
    private boolean over;

    /**
     * @param state the position before the move; only what the mover sees of it matters
     */
    public CostSearch(
            Game<S, M, V, E> game,
            Rules<S, M, V, E> rules,
            S state,
            M move,
            long seed,
            ReviewEffort effort) {
        this.game = game;
        this.rules = rules;
        this.move = move;
        this.seed = seed;
        this.effort = effort;
        model = game.searchModel(rules).judgingModel();
        scale = game.reviewScale();
        view = rules.view(state, Eyes.of(rules.turn(state)));
        world = rules.sample(view, new Rng(seed));
        perAdvantage = scale.unit() == ReviewScale.Unit.CHANCE ? chancePerAdvantage(rules) : 1;
    }

    /** A chance less the mean of the others' is larger than the chance alone. */
    private static double chancePerAdvantage(Rules<?, ?, ?, ?> rules) {
        Set<Integer> sides = new LinkedHashSet<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            sides.add(rules.side(seat));
        }
        return (sides.size() - 1.0) / sides.size();
    }

    /** Does this many units of work; false when the judgement is known. */
    public boolean advance(int units) {
        for (int i = 0; i < units && !over; i++) {
            if (analysis.isEmpty()) {
                begin();
            } else {
                over = !analysis.get().advance(1) || --left == 0;
            }
        }
        return !over;
    }

    private void begin() {
        if (rules.moves(world, 2).size() == 1) {
            over = true;
            return;
        }
        simple = new LinkedHashSet<>();
        for (String name : scale.simple()) {
            Thinking<M> quick =
                    game.computer(name, rules, new Rng(SIMPLE_SEED)).think(view, SIMPLE_SEED);
            quick.advance(1);
            simple.add(quick.best().orElseThrow());
        }
        Set<M> also = new LinkedHashSet<>(simple);
        also.add(move);
        // With a second move the search goes on even where one is clearly best, and the chance to
        // win is known as well as elsewhere.
        if (also.size() == 1) {
            rules.moves(world, 2).stream().filter(one -> !also.contains(one)).forEach(also::add);
        }
        left = model.solvable(view) ? effort.endingUnits() : effort.units();
        analysis =
                Optional.of(
                        Expert.reviewer(rules, model, effort.worlds())
                                .think(view, seed, List.copyOf(also)));
    }

    /** The judgement so far; empty before anything is known. */
    public Optional<Judgement<M>> judgement() {
        if (analysis.isEmpty()) {
            return over ? Optional.of(Judgement.onlyMove(move)) : Optional.empty();
        }
        List<Evaluation<M>> all = analysis.get().evaluations();
        return all.stream()
                .filter(one -> one.move().equals(move))
                .findFirst()
                .map(found -> judgement(all, found));
    }

    private Judgement<M> judgement(List<Evaluation<M>> all, Evaluation<M> found) {
        Evaluation<M> best = all.get(0);
        double behind = found == best ? 0 : Math.max(0, found.behind());
        OptionalDouble before = OptionalDouble.of(model.chance(world, best.value()));
        OptionalDouble after = OptionalDouble.of(model.chance(world, best.value() - behind));
        double cost = perAdvantage * behind;
        if (all.stream().anyMatch(one -> !Double.isFinite(one.behindError()))) {
            // A move of which nothing is known yet may be better than all others.
            return Judgement.unknown(best.move(), cost, before, after);
        }
        boolean asGood = cost <= NEGLIGIBLE * scale.inaccuracy();
        boolean brilliant =
                asGood
                        && all.stream()
                                .filter(one -> simple.contains(one.move()))
                                .allMatch(one -> certainly(one) >= scale.mistake());
        Mark mark = brilliant ? Mark.BRILLIANT : mark(certainly(found));
        Optional<Evaluation<M>> missed = asGood ? missed(all) : Optional.empty();
        return new Judgement<>(
                best.move(),
                cost,
                found == best ? 0 : perAdvantage * ERRORS * found.behindError(),
                best.worlds() == 1 && best.error() == 0,
                before,
                after,
                all.stream().anyMatch(one -> certainly(one) >= scale.inaccuracy()),
                mark,
                mark.isLapse() ? game.lapse(rules, view, move, best.move()) : Optional.empty(),
                missed.flatMap(one -> game.lapse(rules, view, one.move(), move)),
                missed.map(one -> perAdvantage * one.behind()).orElse(0.0));
    }

    /** The mark of a move that certainly costs so much. */
    private Mark mark(double certainly) {
        if (certainly >= scale.blunder()) {
            return Mark.BLUNDER;
        }
        if (certainly >= scale.mistake()) {
            return Mark.MISTAKE;
        }
        return certainly >= scale.inaccuracy() ? Mark.INACCURACY : Mark.NONE;
    }

    /** The worst mistake among the choices of the simple computers. */
    private Optional<Evaluation<M>> missed(List<Evaluation<M>> all) {
        return all.stream()
                .filter(one -> simple.contains(one.move()) && certainly(one) >= scale.mistake())
                .max(Comparator.comparingDouble(Evaluation::behind));
    }

    /** What a move costs at least, but for an error as large as half a 95 % interval. */
    private double certainly(Evaluation<M> one) {
        return perAdvantage * (one.behind() - ERRORS * one.behindError());
    }
}

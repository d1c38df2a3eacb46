package parlour.puzzle;

import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.SearchModel;
import parlour.search.Analysis;
import parlour.search.Effort;
import parlour.search.Evaluation;
import parlour.search.Expert;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides whether one move of a position is clearly best, from all legal ones. */
final class PuzzleJudge<S, M, V, E> {
    /** A move this many standard errors behind the best is worse. */
    static final double CLEARLY = 3;

    /** A move this far behind in a first look needs no second one. */
    private static final double HOPELESS = 6;

    /** The worlds of a first look at every legal move. */
    private static final int FIRST_WORLDS = 64;

    /** With more moves than this that might be best, none is clearly best. */
    private static final int MOST_RIVALS = 30;

    /** So many of the best other moves are always looked at again. */
    private static final int NEAREST = 3;

    /** An ending that is not solved after this many units per world is given up. */
    private static final int UNITS_A_WORLD = 100;

    private static final int SLICE = 1000;
    private static final double EQUAL = 1e-9;

    private final Rules<S, M, V, E> rules;
    private final SearchModel<S, M, V> model;
    private final int worlds;

    /**
     * @param worlds the effort: the number of sampled worlds
     */
    PuzzleJudge(Rules<S, M, V, E> rules, SearchModel<S, M, V> model, int worlds) {
        this.rules = rules;
        this.model = model;
        this.worlds = worlds;
    }

    /**
     * What was found out about a position.
     *
     * @param solutions the best move and those exactly as good
     * @param margin the least lead over any other move, in standard errors
     */
    record Judgement<M>(List<M> solutions, Evidence<M> evidence, double margin) {
        boolean clear() {
            return margin >= CLEARLY;
        }
    }

    /** A quick look; empty if no candidate of the search is clearly best. */
    Optional<M> glance(V view, long seed) {
        if (!judgeable(view)) {
            return Optional.empty();
        }
        Analysis<M> found = expert(FIRST_WORLDS).think(view, seed);
        if (!finish(found)) {
            return Optional.empty();
        }
        return judgement(view, found).filter(Judgement::clear).map(one -> one.solutions().get(0));
    }

    /**
     * Whether the search says how sure it is: it solves the ending, or it samples worlds. An ending
     * with hidden cards is searched in a few worlds only, and a position without hidden cards that
     * is too long to solve has but one world.
     */
    private boolean judgeable(V view) {
        return model.certain(view) == model.solvable(view);
    }

    /** Judges all legal moves; empty if they are too many or cannot be judged. */
    Optional<Judgement<M>> judge(V view, long seed) {
        if (!judgeable(view)) {
            return Optional.empty();
        }
        List<M> legal = rules.moves(rules.sample(view, new Rng(seed)));
        List<M> also = model.certain(view) ? legal : rivals(view, seed, legal);
        if (also.size() > MOST_RIVALS && !model.certain(view)) {
            return Optional.empty();
        }
        Analysis<M> found = expert(worlds).think(view, seed + 1, also);
        return finish(found) ? judgement(view, found) : Optional.empty();
    }

    /**
     * Whether a move is a mistake where points count instead of the chance of winning: a solution
     * should not depend on that.
     */
    boolean costsPoints(V view, long seed, M move) {
        Analysis<M> found = Expert.reviewer(rules, model, worlds).think(view, seed, List.of(move));
        return !finish(found) || found.evaluation(move).orElseThrow().clearlyWorse();
    }

    /** The moves that may be best after a first look, and the nearest others. */
    private List<M> rivals(V view, long seed, List<M> legal) {
        Analysis<M> first = expert(FIRST_WORLDS).think(view, seed, legal);
        finish(first);
        Set<M> rivals = new LinkedHashSet<>();
        List<Evaluation<M>> all = first.evaluations();
        for (Evaluation<M> one : all) {
            boolean hopeless = one.behind() > HOPELESS * one.behindError();
            if (!hopeless || rivals.size() <= NEAREST) {
                rivals.add(one.move());
            }
        }
        return List.copyOf(rivals);
    }

    private Expert<S, M, V, E> expert(int effort) {
        return new Expert<>(rules, model, new Effort(effort, model.horizon()));
    }

    private boolean finish(Analysis<M> analysis) {
        for (long units = 0; units < (long) UNITS_A_WORLD * worlds; units += SLICE) {
            if (!analysis.advance(SLICE)) {
                return true;
            }
        }
        return false;
    }

    private Optional<Judgement<M>> judgement(V view, Analysis<M> found) {
        List<Evaluation<M>> all = found.evaluations();
        List<M> solutions = all.stream().filter(PuzzleJudge::asGood).map(Evaluation::move).toList();
        List<Evaluation<M>> others =
                all.stream().filter(one -> !asGood(one) && one.worlds() > 0).toList();
        if (others.isEmpty()) {
            return Optional.empty();
        }
        Evaluation<M> next =
                others.stream().min(Comparator.comparingDouble(Evaluation::behind)).orElseThrow();
        double margin =
                others.stream()
                        .mapToDouble(one -> one.behind() / one.behindError())
                        .min()
                        .orElseThrow();
        // Playouts that agree in every world are no proof.
        double error = model.certain(view) ? 0 : Math.max(EQUAL, next.behindError());
        Evidence<M> evidence =
                new Evidence<>(all.get(0).value(), next.move(), next.behind(), error);
        return Optional.of(new Judgement<>(solutions, evidence, margin));
    }

    /** Whether a move is exactly as good as the best in everything that was looked at. */
    private static boolean asGood(Evaluation<?> one) {
        return Math.abs(one.behind()) <= EQUAL && one.behindError() <= EQUAL;
    }
}

package parlour.arena.validation;

import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.ReviewScale;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.review.CostSearch;
import parlour.review.Judgement;
import parlour.review.Mark;
import parlour.review.ReviewEffort;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How far a review can be trusted: judges positions twice in other worlds, and what it marks once
 * more with many times the effort.
 */
public final class Noise<S, M, V, E> {
    /** One in so many moves of a round is judged, so that the positions differ. */
    private static final int ONE_IN = 5;

    /** How many times the effort the judge of marks makes. */
    private static final int EFFORT = 20;

    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final ReviewEffort effort;
    private final List<Double> differences = new ArrayList<>();
    private final Map<Mark, Integer> given = new EnumMap<>(Mark.class);
    private final Map<Mark, Integer> wrong = new EnumMap<>(Mark.class);
    private int positions;
    private int decisions;
    private int unknown;

    public Noise(Game<S, M, V, E> game, Rules<S, M, V, E> rules, ReviewEffort effort) {
        this.game = game;
        this.rules = rules;
        this.effort = effort;
    }

    /** Judges so many positions of rounds between such computers. */
    public void judge(String computer, int count, long seed) {
        Rounds<S, M, V, E> rounds = new Rounds<>(game, rules);
        List<String> computers = Collections.nCopies(rules.seats(), computer);
        for (int round = 0; positions < count; round++) {
            long own = Seeds.DEAL.of(seed, round);
            Match<S, M, V, E> match = rounds.play(computers, own, own);
            List<Match.Entry<S, M>> history = match.history();
            for (int i = round % ONE_IN; i < history.size() && positions < count; i += ONE_IN) {
                Match.Entry<S, M> entry = history.get(i);
                judge(entry.before(), entry.move().orElseThrow(), Seeds.REVIEW.of(own, i));
            }
        }
    }

    private void judge(S state, M move, long seed) {
        Judgement<M> first = judgement(state, move, seed, effort);
        if (first.before().isEmpty()) {
            return;
        }
        positions++;
        if (!first.known()) {
            unknown++;
            return;
        }
        decisions += first.decision() ? 1 : 0;
        Judgement<M> second = judgement(state, move, seed + 1, effort);
        if (!first.exact() && second.known()) {
            differences.add(Math.abs(first.cost() - second.cost()));
        }
        if (first.mark() != Mark.NONE) {
            given.merge(first.mark(), 1, Integer::sum);
            if (isWrong(first.mark(), judgement(state, move, seed + 2, effort.times(EFFORT)))) {
                wrong.merge(first.mark(), 1, Integer::sum);
            }
        }
    }

    private Judgement<M> judgement(S state, M move, long seed, ReviewEffort work) {
        CostSearch<S, M, V, E> search = new CostSearch<>(game, rules, state, move, seed, work);
        search.advance(Integer.MAX_VALUE);
        return search.judgement().orElseThrow();
    }

    /** Whether a better judge finds less than the mark says. */
    private boolean isWrong(Mark mark, Judgement<M> better) {
        ReviewScale scale = game.reviewScale();
        return switch (mark) {
            case INACCURACY -> better.cost() < scale.inaccuracy();
            case MISTAKE -> better.cost() < scale.mistake();
            case BLUNDER -> better.cost() < scale.blunder();
            case BRILLIANT -> better.mark() != Mark.BRILLIANT;
            case NONE -> false;
        };
    }

    public int positions() {
        return positions;
    }

    public int decisions() {
        return decisions;
    }

    /** The positions in which the cost could not be found out. */
    public int unknown() {
        return unknown;
    }

    /** The standard deviation of a cost, from the differences of two judgements. */
    public double deviation() {
        double squares = differences.stream().mapToDouble(one -> one * one / 2).sum();
        return Math.sqrt(squares / Math.max(1, differences.size()));
    }

    /** The difference of two judgements that only so small a share exceeds. */
    public double exceeded(double share) {
        List<Double> sorted = differences.stream().sorted(Collections.reverseOrder()).toList();
        return sorted.isEmpty() ? 0 : sorted.get((int) (share * (sorted.size() - 1)));
    }

    public int given(Mark mark) {
        return given.getOrDefault(mark, 0);
    }

    public int wrong(Mark mark) {
        return wrong.getOrDefault(mark, 0);
    }
}

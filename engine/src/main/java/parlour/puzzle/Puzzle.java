package parlour.puzzle;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Hint;
import parlour.engine.Rules;
import parlour.search.Analysis;
import parlour.search.Evaluation;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/**
 * A position of a game between computers in which one move is clearly best by what the mover sees.
 *
 * @param id stays the same when puzzles are added or removed
 * @param state any state that looks like the real one to the seat to move
 * @param solutions the best move, and others if they are exactly as good
 */
public record Puzzle<S, M, V, E>(
        String id,
        Game<S, M, V, E> game,
        Rules<S, M, V, E> rules,
        S state,
        List<M> solutions,
        Evidence<M> evidence,
        Difficulty difficulty) {
    static final int ID_BITS = 40;
    static final int ID_RADIX = 36;

    /** Playouts in so many worlds that their number does not matter any more. */
    private static final int MANY_WORLDS = 1000;

    public Puzzle {
        solutions = List.copyOf(solutions);
        if (rules.turn(state) == Rules.NOBODY) {
            throw new IllegalArgumentException("nobody is to move");
        }
    }

    /** The seat to move. */
    public int seat() {
        return rules.turn(state);
    }

    /** What the seat to move sees. */
    public V view() {
        return rules.view(state, Eyes.of(seat()));
    }

    public boolean solvedBy(M move) {
        return solutions.contains(move);
    }

    /** Why a solution is best: what it does, and how much worse the next best move is. */
    public List<Phrase> reasons(M solution) {
        double value = evidence.value();
        int worlds = evidence.exact() ? 1 : MANY_WORLDS;
        double lead = evidence.lead();
        double error = evidence.error();
        return reasons(
                List.of(
                        new Evaluation<>(solution, value, error, 0, 0, worlds),
                        new Evaluation<>(
                                evidence.next(), value - lead, error, lead, error, worlds)));
    }

    /** What a move does, without a word about others. */
    public List<Phrase> consequences(M move) {
        return reasons(List.of(new Evaluation<>(move, 0, 0, 0, 0, 0)));
    }

    private List<Phrase> reasons(List<Evaluation<M>> found) {
        return game.hint(rules, view(), new Found<>(found)).map(Hint::reasons).orElse(List.of());
    }

    /** What was found out long ago. */
    private record Found<M>(List<Evaluation<M>> evaluations) implements Analysis<M> {
        @Override
        public boolean advance(int units) {
            return false;
        }

        @Override
        public Optional<M> best() {
            return Optional.of(evaluations.get(0).move());
        }
    }
}

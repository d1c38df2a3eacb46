package parlour.app.puzzle;

import parlour.app.practice.MoveGuide;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleStars;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/** Somebody's attempt at a puzzle: lets solutions be played and says why other moves are not. */
final class PuzzleAttempt<M> implements MoveGuide<M> {
    private final Puzzle<?, M, ?, ?> puzzle;
    private final IntConsumer won;
    private Optional<M> lastWrong = Optional.empty();
    private Optional<M> solution = Optional.empty();
    private int wrong;
    private boolean shown;
    private List<Phrase> sentences = List.of(Phrase.of("puzzle.task"));

    /**
     * @param won told the stars once the puzzle is solved without being shown
     */
    PuzzleAttempt(Puzzle<?, M, ?, ?> puzzle, IntConsumer won) {
        this.puzzle = puzzle;
        this.won = won;
    }

    @Override
    public Optional<Phrase> objection(M move) {
        if (puzzle.solvedBy(move)) {
            return Optional.empty();
        }
        lastWrong = Optional.of(move);
        wrong++;
        sentences = new ArrayList<>(List.of(Phrase.of("puzzle.why")));
        sentences.addAll(puzzle.consequences(move));
        return Optional.of(Phrase.of("puzzle.wrong"));
    }

    @Override
    public void played(M move) {
        solution = Optional.of(move);
        sentences = puzzle.reasons(move);
        if (!shown) {
            won.accept(stars());
        }
    }

    /** The solution is about to be shown, for which there are no stars. */
    void show() {
        shown = true;
    }

    boolean shown() {
        return shown;
    }

    /** Whether the last move was not the best. */
    boolean failed() {
        return lastWrong.isPresent();
    }

    boolean over() {
        return solution.isPresent();
    }

    /** One star less for each wrong move, but at least one. */
    int stars() {
        return Math.max(1, PuzzleStars.MOST - wrong);
    }

    /** What is to be said of the last move, or of the task before the first. */
    List<Phrase> sentences() {
        return sentences;
    }
}

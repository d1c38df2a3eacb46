package parlour.app.game;

import parlour.text.Phrase;

import java.util.Optional;

/**
 * A step of a lesson: a position in which the person at the first seat is to find a move.
 *
 * @param task what is to be done, and why
 * @param done what is said once it is
 */
public record LessonStep<S, M>(Phrase task, Phrase done, S position, Goal<M> goal) {
    /** What is to be found. */
    public interface Goal<M> {
        /** Why a legal move is not what is wanted here; empty if it is. */
        Optional<Phrase> objection(M move);
    }
}

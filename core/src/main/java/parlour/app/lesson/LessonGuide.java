package parlour.app.lesson;

import parlour.app.game.LessonStep;
import parlour.app.practice.MoveGuide;
import parlour.text.Phrase;

import java.util.Optional;

/** Accepts only the move that a step of a lesson asks for, and knows whether it has been made. */
final class LessonGuide<M> implements MoveGuide<M> {
    private final LessonStep<?, M> step;
    private boolean done;

    LessonGuide(LessonStep<?, M> step) {
        this.step = step;
    }

    boolean done() {
        return done;
    }

    @Override
    public Optional<Phrase> objection(M move) {
        return step.goal().objection(move);
    }

    @Override
    public void played(M move) {
        done = true;
    }
}

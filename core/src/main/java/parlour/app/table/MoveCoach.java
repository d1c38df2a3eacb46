package parlour.app.table;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.platform.Platform;
import parlour.review.Judgement;
import parlour.review.Mark;
import parlour.review.ReviewPiece;
import parlour.text.Phrase;
import parlour.thinking.SendableJudgement;

import java.util.Optional;

/**
 * The coach at a table: looks at the person's last move while nobody else thinks, and has something
 * to say if it was clearly a mistake.
 */
final class MoveCoach<S, M, V, E> {
    /**
     * A mistake.
     *
     * @param played the move, in a position that looks as it did to the person
     */
    record Finding<S, M>(ReviewPiece.Move<S, M> played, Judgement<M> judgement) {}

    private final App app;
    private final GameSession<S, M, V, E> session;
    private final Platform.Thinker thinker;
    private Optional<SendableJudgement<S, M, V, E>> work = Optional.empty();
    private Optional<Finding<S, M>> finding = Optional.empty();

    MoveCoach(App app, GameSession<S, M, V, E> session, Platform.Thinker thinker) {
        this.app = app;
        this.session = session;
        this.thinker = thinker;
    }

    /** A person is about to play a move; what was said of the one before is over. */
    void look(M move) {
        forget();
        work = session.judging(move);
    }

    /** Has nothing to say of the last move any more. */
    void forget() {
        work = Optional.empty();
        finding = Optional.empty();
    }

    /** The mistake that the last move was, if it is known to be one. */
    Optional<Finding<S, M>> finding() {
        return finding;
    }

    /**
     * Uses the thinker, if there is a move to look at and nobody else needs it now; called once a
     * frame. Returns whether it did.
     */
    boolean think() {
        if (work.isEmpty()) {
            return false;
        }
        SendableJudgement<S, M, V, E> judging = work.get();
        try {
            if (thinker.spend(judging)) {
                thinker.drop();
                judging.judgement().ifPresent(judgement -> found(judging, judgement));
                app.frameScheduler().next();
            }
        } catch (RuntimeException | Error e) {
            forget();
            thinker.drop();
            app.backgroundTasks().tell(Phrase.of("coach.failed", app.backgroundTasks().failure(e)));
        }
        return true;
    }

    private void found(SendableJudgement<S, M, V, E> judging, Judgement<M> judgement) {
        work = Optional.empty();
        Mark mark = judgement.mark();
        if (mark == Mark.MISTAKE || mark == Mark.BLUNDER) {
            finding = Optional.of(new Finding<>(judging.piece(), judgement));
        }
    }
}

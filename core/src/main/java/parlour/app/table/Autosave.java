package parlour.app.table;

import parlour.app.game.GameSession;
import parlour.text.Phrase;

import java.util.Optional;

/** Saves a game after every move, and shows a failure until the next move. */
final class Autosave {
    private final GameSession<?, ?, ?, ?> session;
    private final TableMode mode;
    private final StatusLine line;
    private int kept;

    Autosave(GameSession<?, ?, ?, ?> session, TableMode mode, StatusLine line) {
        this.session = session;
        this.mode = mode;
        this.line = line;
    }

    /** Saves the game if it has changed; true when the status line may have changed. */
    boolean save() {
        boolean fresh = kept != session.revision();
        if (fresh) {
            kept = session.revision();
            line.troubleOver();
            mode.keep();
        }
        Optional<Phrase> trouble = mode.pollNotice();
        trouble.ifPresent(line::trouble);
        return fresh || trouble.isPresent();
    }

    /** Whether saving the last move has finished, successfully or not. */
    boolean saved() {
        return kept == session.revision() && mode.kept();
    }
}

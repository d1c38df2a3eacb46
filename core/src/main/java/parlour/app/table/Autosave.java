package parlour.app.table;

import parlour.app.game.GameSession;
import parlour.app.navigation.Navigator;
import parlour.text.Phrase;

import java.util.Optional;

/** Saves a game after every move, and shows a failure until the next move. */
final class Autosave<S, M, V, E> {
    private final GameSession<S, M, V, E> session;
    private final Navigator navigator;
    private final StatusLine line;
    private int kept;

    Autosave(GameSession<S, M, V, E> session, Navigator navigator, StatusLine line) {
        this.session = session;
        this.navigator = navigator;
        this.line = line;
    }

    /** Saves the game if it has changed; true when the status line may have changed. */
    boolean save() {
        boolean fresh = kept != session.revision();
        if (fresh) {
            kept = session.revision();
            line.troubleOver();
            navigator.saves().save(session);
        }
        Optional<Phrase> trouble = navigator.pollNotice();
        trouble.ifPresent(line::trouble);
        return fresh || trouble.isPresent();
    }

    /** Whether saving the last move has finished, successfully or not. */
    boolean saved() {
        return kept == session.revision() && navigator.saves().written();
    }
}

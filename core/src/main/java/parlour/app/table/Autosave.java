package parlour.app.table;

import parlour.app.game.GameSession;
import parlour.app.navigation.Navigator;
import parlour.text.Phrase;

import java.util.Optional;

/** Saves a game after every move; what goes wrong is said until the next move. */
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

    /** Saves what is new; true when there may be something else to say. */
    boolean save() {
        boolean fresh = kept != session.revision();
        if (fresh) {
            kept = session.revision();
            line.troubleOver();
            navigator.save(session);
        }
        Optional<Phrase> trouble = navigator.trouble();
        trouble.ifPresent(line::trouble);
        return fresh || trouble.isPresent();
    }

    /** Whether the last move is saved, or has met with trouble. */
    boolean saved() {
        return kept == session.revision() && navigator.saved();
    }
}

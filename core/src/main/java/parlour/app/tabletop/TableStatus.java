package parlour.app.tabletop;

import parlour.app.game.GameSession;
import parlour.app.setup.Setup;
import parlour.engine.Rules;

/**
 * What the table says about the game; while cards or tokens fly, it lags behind the actual state.
 */
public abstract class TableStatus {
    private final GameSession<?, ?, ?, ?> session;
    private int turn = Rules.NOBODY;
    private int version;

    protected TableStatus(GameSession<?, ?, ?, ?> session) {
        this.session = session;
    }

    public final GameSession<?, ?, ?, ?> session() {
        return session;
    }

    public final Setup setup() {
        return session.setup();
    }

    public final int seats() {
        return setup().participants().size();
    }

    /** The seat whose turn is shown. */
    public final int turn() {
        return turn;
    }

    public void turn(int seat) {
        if (turn != seat) {
            turn = seat;
            changed();
        }
    }

    /** Counts changes, so that text is laid out again only after one. */
    public final int version() {
        return version;
    }

    protected final void changed() {
        version++;
    }
}

package parlour.app.tabletop;

import parlour.app.setup.Setup;
import parlour.engine.Rules;

/** What is written about a game; while cards or tokens fly it lags behind what is true. */
public abstract class TableStatus {
    private final Setup setup;
    private int turn = Rules.NOBODY;
    private int version;

    protected TableStatus(Setup setup) {
        this.setup = setup;
    }

    public final Setup setup() {
        return setup;
    }

    public final int seats() {
        return setup.participants().size();
    }

    /** Whose turn is shown. */
    public final int turn() {
        return turn;
    }

    public void turn(int seat) {
        if (turn != seat) {
            turn = seat;
            changed();
        }
    }

    /** Counts the changes, so that texts are laid out anew only when there is one. */
    public final int version() {
        return version;
    }

    protected final void changed() {
        version++;
    }
}

package parlour.app.cassino;

import parlour.app.App;
import parlour.app.settings.DisplayOption;
import parlour.engine.Option;

import java.util.List;

/** The display settings of the Cassino table. */
final class CassinoDisplayOptions {
    static final String GAME = "cassino";
    static final DisplayOption OWN_PILE = new DisplayOption(new Option.Flag("ownPile"), true);

    private final App app;

    CassinoDisplayOptions(App app) {
        this.app = app;
    }

    static List<DisplayOption> all() {
        return List.of(OWN_PILE);
    }

    /** Whether people see on their badges what their piles hold. */
    boolean ownPile() {
        return app.settings().displayOption(GAME, OWN_PILE).equals(true);
    }
}

package parlour.app.fastest;

import parlour.app.App;
import parlour.app.settings.DisplayOption;
import parlour.app.settings.Pace;
import parlour.engine.Option;

import java.util.List;

/** The display settings of the See Who's Fastest table. */
final class FastestDisplayOptions {
    static final String GAME = "fastest";
    static final DisplayOption AUTO_PASS = new DisplayOption(new Option.Flag("autoPass"), true);
    static final DisplayOption PLAYED_RANKS =
            new DisplayOption(new Option.Flag("playedRanks"), false);

    /** The shortest time in which somebody sees that there is nothing to play, in seconds. */
    private static final float LEAST_MOMENT = 0.6f;

    private final App app;

    FastestDisplayOptions(App app) {
        this.app = app;
    }

    static List<DisplayOption> all() {
        return List.of(
                AUTO_PASS, PLAYED_RANKS, DisplayOption.OPEN_COMPUTERS, DisplayOption.OPEN_HANDS);
    }

    private boolean is(DisplayOption displayOption) {
        return app.settings().displayOption(GAME, displayOption).equals(true);
    }

    /** Whether all hands are shown. */
    boolean openHands() {
        return is(DisplayOption.OPEN_HANDS);
    }

    /** Whether the table passes for a person who holds nothing higher; never step by step. */
    boolean autoPass() {
        return is(AUTO_PASS) && app.settings().pace() != Pace.STEP;
    }

    /** How long it waits before that, in seconds. */
    float moment() {
        return Math.max(LEAST_MOMENT, app.settings().pace().pause() * 1.5f);
    }

    /** Whether the ranks that have been played are counted. */
    boolean playedRanks() {
        return is(PLAYED_RANKS);
    }

    /** Whether the table says what beats what: until a person has won a game here. */
    boolean explained() {
        return !app.settings().won(GAME);
    }

    /** A person has won a game. */
    void won() {
        if (explained()) {
            app.settings().won(GAME, true);
        }
    }
}

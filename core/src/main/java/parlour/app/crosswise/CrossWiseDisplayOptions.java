package parlour.app.crosswise;

import parlour.app.App;
import parlour.app.settings.DisplayOption;
import parlour.engine.Option;

import java.util.List;

/** The display settings of the CrossWise table. */
final class CrossWiseDisplayOptions {
    static final String GAME = "crosswise";
    static final DisplayOption LINE_SCORES =
            new DisplayOption(new Option.Flag("lineScores"), false);
    static final DisplayOption TEAM_POINTS =
            new DisplayOption(new Option.Flag("teamPoints"), false);
    static final DisplayOption HIGHLIGHT =
            new DisplayOption(
                    new Option.Word("highlight", List.of("short", "medium", "long")), "medium");

    private static final float SHORT = 0.5f;
    private static final float MEDIUM = 1;
    private static final float LONG = 2;

    private final App app;

    CrossWiseDisplayOptions(App app) {
        this.app = app;
    }

    static List<DisplayOption> all() {
        return List.of(
                DisplayOption.OPEN_COMPUTERS,
                DisplayOption.OPEN_HANDS,
                LINE_SCORES,
                TEAM_POINTS,
                HIGHLIGHT);
    }

    private boolean is(DisplayOption displayOption) {
        return app.settings().displayOption(GAME, displayOption).equals(true);
    }

    /** Whether all hands are shown. */
    boolean openHands() {
        return is(DisplayOption.OPEN_HANDS);
    }

    /** Whether the points of each line are shown at its end. */
    boolean lineScores() {
        return is(LINE_SCORES);
    }

    /** Whether both teams' points are shown. */
    boolean teamPoints() {
        return is(TEAM_POINTS);
    }

    /** How many seconds the cells of the last move stay highlighted. */
    float highlight() {
        Object value = app.settings().displayOption(GAME, HIGHLIGHT);
        return value.equals("short") ? SHORT : value.equals("long") ? LONG : MEDIUM;
    }
}

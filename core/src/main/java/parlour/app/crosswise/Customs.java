package parlour.app.crosswise;

import parlour.app.App;
import parlour.app.Custom;
import parlour.engine.Option;

import java.util.List;

/** How somebody wants the table of CrossWise to look. */
final class Customs {
    static final String GAME = "crosswise";
    static final Custom LINE_SCORES = new Custom(new Option.Flag("lineScores"), false);
    static final Custom TEAM_POINTS = new Custom(new Option.Flag("teamPoints"), false);
    static final Custom HIGHLIGHT =
            new Custom(new Option.Word("highlight", List.of("short", "medium", "long")), "medium");

    private static final float SHORT = 0.5f;
    private static final float MEDIUM = 1;
    private static final float LONG = 2;

    private final App app;

    Customs(App app) {
        this.app = app;
    }

    static List<Custom> all() {
        return List.of(
                Custom.OPEN_COMPUTERS, Custom.OPEN_HANDS, LINE_SCORES, TEAM_POINTS, HIGHLIGHT);
    }

    private boolean is(Custom custom) {
        return app.settings().custom(GAME, custom).equals(true);
    }

    /** Whether everybody's hand is open. */
    boolean openHands() {
        return is(Custom.OPEN_HANDS);
    }

    /** Whether the points of each line stand at its end. */
    boolean lineScores() {
        return is(LINE_SCORES);
    }

    /** Whether both teams' points are shown. */
    boolean teamPoints() {
        return is(TEAM_POINTS);
    }

    /** How many seconds the cells of the last move are lit. */
    float highlight() {
        Object value = app.settings().custom(GAME, HIGHLIGHT);
        return value.equals("short") ? SHORT : value.equals("long") ? LONG : MEDIUM;
    }
}

package parlour.app.crosswise;

import parlour.app.App;

/** How somebody wants the table of CrossWise to look. */
final class Customs {
    private static final float SHORT = 0.5f;
    private static final float MEDIUM = 1;
    private static final float LONG = 2;

    private final App app;

    Customs(App app) {
        this.app = app;
    }

    /** Whether the points of each line stand at its end. */
    boolean lineScores() {
        return app == null;
    }

    /** Whether both teams' points are shown. */
    boolean teamPoints() {
        return app == null;
    }

    /** Whether everybody's hand is open. */
    boolean openHands() {
        return app == null;
    }

    /** How many seconds the cells of the last move are lit. */
    float highlight() {
        return lineScores() ? SHORT : teamPoints() ? LONG : MEDIUM;
    }
}

package parlour.app.table;

/** The time a person has left for a move, if there is a limit. */
final class Countdown {
    /** The last seconds, which are shown one by one. */
    static final int HURRY_SECONDS = 5;

    /** The number of steps on the bar; smaller ones would not be visible. */
    private static final int STEPS = 120;

    private final float limit;
    private float left;
    private boolean running;

    /**
     * @param seconds for each move; 0 is no limit
     */
    Countdown(int seconds) {
        limit = seconds;
        left = limit;
    }

    boolean limited() {
        return limit > 0;
    }

    /** Starts the countdown for the next move. */
    void restart() {
        left = limit;
        running = limited();
    }

    /** Shows a time that is counted elsewhere. */
    void show(float seconds) {
        left = Math.max(0, Math.min(limit, seconds));
        running = left > 0;
    }

    /** Stops the countdown, because no person is to move. */
    void stop() {
        running = false;
    }

    /** Goes on after a stop in the middle of a move. */
    void resume() {
        running = limited() && left > 0;
    }

    /** Whether a person's time is passing now. */
    boolean running() {
        return running;
    }

    /** Whether only a few seconds are left. */
    boolean hurries() {
        return running && left <= HURRY_SECONDS;
    }

    /** The seconds left, with the one that has begun. */
    int seconds() {
        return (int) Math.ceil(left);
    }

    /** Counts down; returns true once, when time is up. */
    boolean pass(float seconds) {
        if (!running) {
            return false;
        }
        left = Math.max(0, left - seconds);
        running = left > 0;
        return left == 0;
    }

    /** Seconds until the display changes; infinity while stopped. */
    float untilChange() {
        if (!running) {
            return Float.POSITIVE_INFINITY;
        }
        float second = left - (float) Math.ceil(left) + 1;
        return Math.min(second, limit / STEPS);
    }

    float left() {
        return left;
    }

    /** The share of time left, from 1 down to 0. */
    float share() {
        return limited() ? left / limit : 1;
    }
}

package parlour.app.table;

/** The time a person has left for a move, where there is a limit. */
final class Countdown {
    /** In so many steps it goes down: nobody sees smaller ones on a bar. */
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

    /** Another move is to be made. */
    void restart() {
        left = limit;
        running = limited();
    }

    /** Nobody is thinking. */
    void stop() {
        running = false;
    }

    /** Lets time pass; true once, when it is up. */
    boolean pass(float seconds) {
        if (!running) {
            return false;
        }
        left = Math.max(0, left - seconds);
        running = left > 0;
        return left == 0;
    }

    /** How many seconds from now somebody would see a difference; infinitely many at rest. */
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

    /** What is left, from 1 down to 0. */
    float share() {
        return limited() ? left / limit : 1;
    }
}

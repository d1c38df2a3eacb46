package parlour.app.settings;

/** How fast the computers play and the cards fly. */
public enum Pace {
    /** Each computer's turn waits for a click or key. */
    STEP(1, 0.35f),
    SLOW(0.6f, 1.6f),
    NORMAL(1, 0.8f),
    FAST(2, 0.25f),
    INSTANT(1000, 0);

    private final float speed;
    private final float pause;

    Pace(float speed, float pause) {
        this.speed = speed;
        this.pause = pause;
    }

    /** How many times faster than normal things move. */
    public float speed() {
        return speed;
    }

    /** Seconds before a computer's move, so that it can be followed. */
    public float pause() {
        return pause;
    }
}

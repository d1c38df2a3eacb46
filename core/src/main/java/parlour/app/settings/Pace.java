package parlour.app.settings;

/** How fast the computer players move and animations run. */
public enum Pace {
    /** Each computer player's turn waits for a click or key. */
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

    /** The speed of animations, as a multiple of normal. */
    public float speed() {
        return speed;
    }

    /** Seconds before a computer player's move, so that people can follow. */
    public float pause() {
        return pause;
    }
}

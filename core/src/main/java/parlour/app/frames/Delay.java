package parlour.app.frames;

/** A delay in real time, however many frames it takes; requests the frame in which it ends. */
public final class Delay {
    private final FrameScheduler frameScheduler;
    private float left;
    private boolean fresh;

    public Delay(FrameScheduler frameScheduler) {
        this.frameScheduler = frameScheduler;
    }

    /** Starts the delay, counted from the next frame. */
    public void begin(float seconds) {
        left = seconds;
        fresh = true;
    }

    /**
     * Counts down by the time of a frame; true when the delay is over. Call it once in each frame.
     */
    public boolean over() {
        if (!fresh) {
            left -= frameScheduler.passed();
        }
        fresh = false;
        if (left > 0) {
            frameScheduler.in(left);
        }
        return left <= 0;
    }

    /** The number of seconds left. */
    public float left() {
        return Math.max(0, left);
    }
}

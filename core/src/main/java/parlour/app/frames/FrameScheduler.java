package parlour.app.frames;

/**
 * Decides when the next frame is drawn. Rendering is on demand: an animation requests the next
 * frame in each frame, a timer says how long it will wait, and without requests nothing is drawn.
 */
public final class FrameScheduler {
    private static final float ORDINARY = 1 / 60f;

    /** Animations treat longer frames as this long, so that nothing jumps after a stall. */
    private static final float LONGEST = 0.1f;

    private static final float NEVER = Float.POSITIVE_INFINITY;

    private final FrameRequests requests;
    private boolean asked;
    private float wait = NEVER;
    private float passed = ORDINARY;

    /** Whether the last frame requested this one. */
    private boolean followed;

    /** Whether this frame was requested by the last one, or is due because a wait has ended. */
    private boolean foreseen;

    private boolean rested;

    public FrameScheduler(FrameRequests requests) {
        this.requests = requests;
    }

    /** Requests another frame, because something is moving. */
    public void next() {
        asked = true;
        requests.wake();
    }

    /** Requests a frame in a number of seconds. To be repeated in each frame until then. */
    public void in(float seconds) {
        wait = Math.min(wait, seconds);
    }

    /** Requests a frame because something is ready for it; may be called from any thread. */
    public void wake() {
        requests.wake();
    }

    /**
     * The number of seconds since the last frame, for clocks, which run even while nothing moves.
     * Whatever starts in this frame must not count them.
     */
    public float passed() {
        return passed;
    }

    /** Stops the clock until the next frame, for example while the window is minimised. */
    public void rest() {
        rested = true;
        requests.wakeIn(NEVER);
    }

    /**
     * Makes a step without a frame while the clock is stopped, for what goes on all the same, and
     * requests the next one that it needs.
     *
     * @param seconds since the last step
     */
    public void stepUnseen(float seconds, Runnable step) {
        pass(seconds);
        step.run();
        requests.wakeIn(asked ? NEVER : wait);
    }

    /** Like {@link #begin}, for callers that advance time by hand. */
    public void pass(float seconds) {
        passed = seconds;
        asked = false;
        wait = NEVER;
    }

    /** Begins a frame, a number of seconds after the last; returns the time step for animations. */
    public float begin(float seconds) {
        foreseen = followed || seconds >= wait;
        pass(rested ? Math.min(seconds, ORDINARY) : seconds);
        rested = false;
        // After an idle period an animation starts with an ordinary step.
        return Math.min(passed, followed ? LONGEST : ORDINARY);
    }

    /** Ends a frame. */
    public void end() {
        // Layout happens while drawing: what depends on it is right only in the following frame.
        if (!foreseen && !asked) {
            next();
        }
        followed = asked;
        requests.wakeIn(asked ? NEVER : wait);
    }
}

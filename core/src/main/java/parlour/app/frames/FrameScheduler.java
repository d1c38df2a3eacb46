package parlour.app.frames;

/**
 * Decides when the next frame is drawn. Nothing is drawn for its own sake: what moves asks for the
 * next frame in each, what waits says how long, and when nobody asks the window rests.
 */
public final class FrameScheduler {
    private static final float ORDINARY = 1 / 60f;

    /** A longer frame counts as this long for what moves, so that nothing jumps after a stall. */
    private static final float LONGEST = 0.1f;

    private static final float NEVER = Float.POSITIVE_INFINITY;

    private final FrameRequests requests;
    private boolean asked;
    private float wait = NEVER;
    private float passed = ORDINARY;

    /** Whether the last frame asked for this one. */
    private boolean followed;

    /** Whether somebody in here knew that this frame would come. */
    private boolean foreseen;

    private boolean rested;

    public FrameScheduler(FrameRequests requests) {
        this.requests = requests;
    }

    /** Something moves: another frame has to follow. */
    public void next() {
        asked = true;
        requests.wake();
    }

    /** Something will have changed in so many seconds. Said in each frame, until it has. */
    public void in(float seconds) {
        wait = Math.min(wait, seconds);
    }

    /** Something is ready that a frame can take up; any thread may say so. */
    public void wake() {
        requests.wake();
    }

    /**
     * For how many seconds the last frame was seen: for clocks, which go on while nothing moves.
     * What begins with this frame must not count them.
     */
    public float passed() {
        return passed;
    }

    /** Time did not count, such as while the window was minimised. */
    public void rest() {
        rested = true;
        requests.wakeIn(NEVER);
    }

    /** As {@link #begin}, for whoever lets time pass by hand. */
    public void pass(float seconds) {
        passed = seconds;
        asked = false;
        wait = NEVER;
    }

    /** A frame begins, so long after the last; says how long it is for what moves. */
    public float begin(float seconds) {
        foreseen = followed || seconds >= wait;
        pass(rested ? Math.min(seconds, ORDINARY) : seconds);
        rested = false;
        // What begins to move after a rest begins with an ordinary step.
        return Math.min(passed, followed ? LONGEST : ORDINARY);
    }

    /** The frame is drawn. */
    public void end() {
        // Layouts are made while drawing: what depends on them is right in the frame after.
        if (!foreseen && !asked) {
            next();
        }
        followed = asked;
        requests.wakeIn(asked ? NEVER : wait);
    }
}

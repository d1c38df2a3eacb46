package parlour.app.frames;

/** A while in real time, whatever the number of frames; asks for the one in which it is over. */
public final class Delay {
    private final FrameScheduler frameScheduler;
    private float left;
    private boolean fresh;

    public Delay(FrameScheduler frameScheduler) {
        this.frameScheduler = frameScheduler;
    }

    /** So many seconds from the next frame on. */
    public void begin(float seconds) {
        left = seconds;
        fresh = true;
    }

    /** Lets the time of a frame pass; true when it is over. Asked in each frame. */
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

    /** How many seconds are left. */
    public float left() {
        return Math.max(0, left);
    }
}

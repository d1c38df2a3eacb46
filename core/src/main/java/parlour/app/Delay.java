package parlour.app;

/** A while in real time, whatever the number of frames; asks for the one in which it is over. */
public final class Delay {
    private final Frames frames;
    private float left;
    private boolean fresh;

    public Delay(Frames frames) {
        this.frames = frames;
    }

    /** So many seconds from the next frame on. */
    public void begin(float seconds) {
        left = seconds;
        fresh = true;
    }

    /** Lets the time of a frame pass; true when it is over. Asked in each frame. */
    public boolean over() {
        if (!fresh) {
            left -= frames.passed();
        }
        fresh = false;
        if (left > 0) {
            frames.in(left);
        }
        return left <= 0;
    }

    /** How many seconds are left. */
    public float left() {
        return Math.max(0, left);
    }
}

package parlour.app.frames;

/** Where the machine is asked to draw a frame. */
public interface FrameRequests {
    /** Sees that a frame is drawn soon; any thread may say so, also before there is a window. */
    void wake();

    /**
     * Sees that a frame is drawn after so many seconds, in place of what it was told before; with
     * infinity there is nothing to wait for.
     */
    void wakeIn(float seconds);
}

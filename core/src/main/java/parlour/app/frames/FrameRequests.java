package parlour.app.frames;

/** Requests frames from the platform. */
public interface FrameRequests {
    /** Requests a frame soon; may be called from any thread, even before there is a window. */
    void wake();

    /**
     * Requests a frame after a number of seconds, replacing the previous request; infinity cancels
     * it.
     */
    void wakeIn(float seconds);
}

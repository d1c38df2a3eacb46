package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;

/** Draws frames when they are asked for, and otherwise rests. */
final class FrameLoop {
    private static final int NONE = -1;

    private final Frame frame;
    private boolean asked;
    private boolean stopped;
    private int timer = NONE;

    /** When a frame is asked for, in milliseconds, and when the timer rings. */
    private double due = Double.POSITIVE_INFINITY;

    private double rings;
    private double last = NONE;

    /** Draws. */
    interface Frame {
        /**
         * @param seconds since the last frame
         */
        void draw(float seconds);
    }

    FrameLoop(Frame frame) {
        this.frame = frame;
    }

    /** Asks for a frame as soon as the browser draws one. */
    void request() {
        if (!asked && !stopped) {
            asked = true;
            Window.requestAnimationFrame(this::run);
        }
    }

    /**
     * Asks for a frame after some time, instead of the time asked for before; infinity is never.
     */
    void requestIn(float seconds) {
        due = now() + Math.max(0, seconds) * 1000.0;
        // Often, in each frame, for a later time: a timer that rings too early is set again then.
        if (timer != NONE && due < rings) {
            Window.clearTimeout(timer);
            timer = NONE;
        }
        if (timer == NONE) {
            wind();
        }
    }

    private void wind() {
        if (due < Double.POSITIVE_INFINITY) {
            rings = due;
            timer = Window.setTimeout(this::ring, Math.max(0, due - now()));
        }
    }

    private void ring() {
        timer = NONE;
        // Browsers round the time, and may be early by that much.
        if (now() + 1 < due) {
            wind();
        } else {
            request();
        }
    }

    /** Whether nobody has asked for a frame now; one may be due later. */
    boolean resting() {
        return !asked;
    }

    /** Draws no more, whoever asks. */
    void stop() {
        stopped = true;
        requestIn(Float.POSITIVE_INFINITY);
    }

    private void run(double milliseconds) {
        asked = false;
        if (stopped) {
            return;
        }
        float seconds = last == NONE ? 0 : (float) ((milliseconds - last) / 1000);
        last = milliseconds;
        frame.draw(seconds);
    }

    @JSBody(script = "return performance.now();")
    private static native double now();
}

package parlour.app.accessibility;

/** Passes the screen in words on to a screen reader; always called in a frame. */
public interface ScreenReader {
    /** Sets the only listener for what a person does. */
    void listen(Listener listener);

    /** The screen has changed. */
    void show(AccessibleScreen screen);

    /** Says something once. */
    void announce(String sentence);

    /** Receives what a person does to a control; may be called at any time, on any thread. */
    interface Listener {
        /**
         * @param front the screen the control was on
         */
        void act(int front, String id, Input input);
    }
}

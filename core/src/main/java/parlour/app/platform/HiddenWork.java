package parlour.app.platform;

import parlour.app.frames.FrameScheduler;

/**
 * What goes on while the window is hidden and draws no frames: connections are made again when they
 * break, and everything else waits until the window is shown.
 */
public final class HiddenWork {
    private final Platform platform;
    private final FrameScheduler frameScheduler;
    private final BackgroundTasks backgroundTasks;
    private boolean hidden;

    /** When the last step was made, by the platform's clock. */
    private double last;

    public HiddenWork(
            Platform platform, FrameScheduler frameScheduler, BackgroundTasks backgroundTasks) {
        this.platform = platform;
        this.frameScheduler = frameScheduler;
        this.backgroundTasks = backgroundTasks;
    }

    /** The window is hidden: time stops for all that is drawn. */
    public void begin() {
        hidden = true;
        last = platform.seconds();
        frameScheduler.rest();
        step();
    }

    /** Does what is due instead of a frame; false if the window is shown and draws one. */
    public boolean step() {
        if (hidden) {
            double now = platform.seconds();
            frameScheduler.stepUnseen((float) (now - last), backgroundTasks::runUnseen);
            last = now;
        }
        return hidden;
    }

    /** The window is shown again. */
    public void end() {
        hidden = false;
        frameScheduler.wake();
    }
}

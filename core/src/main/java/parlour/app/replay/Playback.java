package parlour.app.replay;

import parlour.app.frames.FrameScheduler;
import parlour.app.settings.Pace;

import java.util.function.BooleanSupplier;

/** Goes forward through a game by itself, at the chosen pace. */
final class Playback {
    /** The shortest rest between moves, in seconds: even at the fastest pace they can be seen. */
    private static final float SHORTEST = 0.12f;

    private final FrameScheduler frameScheduler;
    private final BooleanSupplier forward;
    private boolean playing;
    private float rested;

    /**
     * @param forward makes the next move; false when it was the last
     */
    Playback(FrameScheduler frameScheduler, BooleanSupplier forward) {
        this.frameScheduler = frameScheduler;
        this.forward = forward;
    }

    boolean playing() {
        return playing;
    }

    /** Begins with the next move at once. */
    void play() {
        playing = true;
        rested = Float.POSITIVE_INFINITY;
        frameScheduler.next();
    }

    void pause() {
        playing = false;
    }

    /**
     * Lets time pass; true when a move was made.
     *
     * @param moving whether cards are still flying
     */
    boolean pass(float seconds, boolean moving, Pace pace) {
        if (!playing || moving) {
            rested = 0;
            return false;
        }
        rested += seconds;
        float rest = rest(pace);
        if (rested < rest) {
            frameScheduler.in(rest - rested);
            return false;
        }
        rested = 0;
        playing = forward.getAsBoolean();
        frameScheduler.next();
        return true;
    }

    /** Stepping is for computers to wait for people; here nobody waits. */
    private static float rest(Pace pace) {
        return Math.max(SHORTEST, (pace == Pace.STEP ? Pace.NORMAL : pace).pause());
    }
}

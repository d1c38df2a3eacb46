package parlour.app.replay;

import parlour.app.frames.FrameScheduler;

import java.util.List;

/** Shows a move that was played and then a better one, with time to look at each. */
final class TwoMoves {
    /** The rest before each step, in seconds. */
    private static final float REST = 1.1f;

    private final FrameScheduler frameScheduler;
    private final List<Runnable> steps;
    private int next;
    private float rested;
    private boolean begun;

    /**
     * @param played shows the move that was played
     * @param back shows the position before it again
     * @param better shows the better move
     */
    TwoMoves(FrameScheduler frameScheduler, Runnable played, Runnable back, Runnable better) {
        this.frameScheduler = frameScheduler;
        this.steps = List.of(played, back, better);
    }

    /** Lets time pass; true when something else is shown. */
    boolean pass(float seconds, boolean moving) {
        if (next == steps.size() || moving) {
            rested = 0;
            return false;
        }
        // The time before the first frame was spent elsewhere.
        rested += begun ? seconds : 0;
        begun = true;
        if (rested < REST) {
            frameScheduler.in(REST - rested);
            return false;
        }
        rested = 0;
        steps.get(next).run();
        next++;
        frameScheduler.next();
        return true;
    }
}

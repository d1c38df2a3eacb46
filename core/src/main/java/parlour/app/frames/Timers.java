package parlour.app.frames;

import java.util.ArrayList;
import java.util.List;

/** Does things after a while of real time, whichever screen is shown then. */
public final class Timers {
    /** Something that is going to happen. */
    public interface Timer {
        /** It does not happen any more. */
        void cancel();
    }

    private final FrameScheduler frameScheduler;
    private final List<Pending> pending = new ArrayList<>();

    public Timers(FrameScheduler frameScheduler) {
        this.frameScheduler = frameScheduler;
    }

    private final class Pending implements Timer {
        private final Delay delay = new Delay(frameScheduler);
        private final Runnable task;

        Pending(float seconds, Runnable task) {
            this.task = task;
            delay.begin(seconds);
        }

        @Override
        public void cancel() {
            pending.remove(this);
        }
    }

    /** Does something once, after a number of seconds. */
    public Timer in(float seconds, Runnable task) {
        Pending timer = new Pending(seconds, task);
        pending.add(timer);
        frameScheduler.next();
        return timer;
    }

    /** Does what is due; called once in each frame. */
    public void pass() {
        for (Pending timer : List.copyOf(pending)) {
            if (pending.contains(timer) && timer.delay.over()) {
                pending.remove(timer);
                timer.task.run();
            }
        }
    }
}

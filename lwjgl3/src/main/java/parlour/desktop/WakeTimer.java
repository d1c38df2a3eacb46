package parlour.desktop;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Calls back after a delay; a new delay replaces the last. */
final class WakeTimer {
    private final ScheduledThreadPoolExecutor timer =
            new ScheduledThreadPoolExecutor(
                    1,
                    task -> {
                        Thread thread = new Thread(task, "waker");
                        thread.setDaemon(true);
                        return thread;
                    });
    private final Runnable call;
    private Future<?> due;

    WakeTimer(Runnable call) {
        this.call = call;
        timer.setRemoveOnCancelPolicy(true);
    }

    /** Calls back in this many seconds instead of at the earlier time; infinity means never. */
    void in(float seconds) {
        if (due != null) {
            due.cancel(false);
            due = null;
        }
        if (seconds < Float.POSITIVE_INFINITY) {
            long nanos = (long) (Math.max(0, seconds) * 1e9);
            due = timer.schedule(call, nanos, TimeUnit.NANOSECONDS);
        }
    }
}

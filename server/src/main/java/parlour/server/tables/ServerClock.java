package parlour.server.tables;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The time of the tables, and work that is due later, done by one thread. */
public final class ServerClock {
    /** Work that is due later. */
    public interface Pending {
        void cancel();
    }

    private static final long NANOS = 1_000_000;

    private final long start = System.currentTimeMillis();
    private final long startNanos = System.nanoTime();
    private final ScheduledThreadPoolExecutor timer;
    private final Consumer<Throwable> mistakes;

    /**
     * @param mistakes is told of what later work throws
     */
    public ServerClock(Consumer<Throwable> mistakes) {
        this.mistakes = mistakes;
        timer =
                new ScheduledThreadPoolExecutor(
                        1,
                        work -> {
                            Thread thread = new Thread(work, "parlour-clock");
                            thread.setDaemon(true);
                            return thread;
                        });
        timer.setRemoveOnCancelPolicy(true);
        timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** Milliseconds since 1970 at the start, which then only go forward, whatever is set. */
    public long millis() {
        return start + (System.nanoTime() - startNanos) / NANOS;
    }

    /** The same thread, for others who have work that is due later. */
    public ScheduledThreadPoolExecutor timer() {
        return timer;
    }

    /** Does something later, once; nothing is done after the end. */
    public Pending later(long millis, Runnable work) {
        try {
            ScheduledFuture<?> due =
                    timer.schedule(() -> guarded(work), Math.max(0, millis), TimeUnit.MILLISECONDS);
            return () -> due.cancel(false);
        } catch (RejectedExecutionException e) {
            return () -> {};
        }
    }

    /** Does something again and again. */
    public void every(long millis, Runnable work) {
        timer.scheduleWithFixedDelay(() -> guarded(work), millis, millis, TimeUnit.MILLISECONDS);
    }

    private void guarded(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            mistakes.accept(e);
        }
    }

    public void stop() {
        timer.shutdownNow();
    }
}

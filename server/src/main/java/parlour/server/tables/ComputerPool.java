package parlour.server.tables;

import parlour.engine.Thinking;
import parlour.table.ThinkingJob;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Thinks for the computers of all tables, on few threads and one after the other. When many wait,
 * each gets less time.
 */
final class ComputerPool {
    /** Where the thinking for one position has led. */
    interface Asker {
        /** Whether an answer is still wanted. */
        boolean isWaiting(ThinkingJob job);

        void chosen(ThinkingJob job, String move);

        /** It cannot think. */
        void failed(ThinkingJob job);
    }

    private static final long LEAST_NANOS = 10_000_000;

    private final ThreadPoolExecutor threads;
    private final long mostNanos;
    private final Consumer<Throwable> mistakes;

    /**
     * @param mostMillis the longest thought
     * @param mistakes is told of what thoughts throw
     */
    ComputerPool(int size, int mostMillis, Consumer<Throwable> mistakes) {
        this.mostNanos = TimeUnit.MILLISECONDS.toNanos(mostMillis);
        this.mistakes = mistakes;
        AtomicInteger number = new AtomicInteger();
        threads =
                new ThreadPoolExecutor(
                        size,
                        size,
                        30,
                        TimeUnit.SECONDS,
                        new LinkedBlockingQueue<>(),
                        work -> {
                            String name = "parlour-computer-" + number.incrementAndGet();
                            Thread thread = new Thread(work, name);
                            thread.setDaemon(true);
                            // People's messages come first.
                            thread.setPriority(Thread.MIN_PRIORITY);
                            return thread;
                        });
        threads.allowCoreThreadTimeOut(true);
    }

    /** How many wait for a thread. */
    int waiting() {
        return threads.getQueue().size();
    }

    /** Thinks about a position and tells where it led; nothing is told after the end. */
    void think(ThinkingJob job, Asker asker) {
        try {
            threads.execute(() -> run(job, asker));
        } catch (RejectedExecutionException e) {
            // The server is stopping; the table thinks again when it is back.
            return;
        }
    }

    private void run(ThinkingJob job, Asker asker) {
        try {
            advance(job, asker);
        } catch (RuntimeException | Error e) {
            mistakes.accept(e);
        }
    }

    private void advance(ThinkingJob job, Asker asker) {
        long end = System.nanoTime() + budget();
        String move;
        try {
            boolean more = true;
            while (more
                    && (asker.isWaiting(job) && System.nanoTime() - end < 0
                            || job.move().isEmpty())) {
                more = job.advance(Thinking.SLICE);
            }
            move = job.move().orElseThrow();
        } catch (RuntimeException | Error e) {
            // Whatever it was, the table must not wait for ever.
            mistakes.accept(e);
            asker.failed(job);
            return;
        }
        asker.chosen(job, move);
    }

    private long budget() {
        long share = mostNanos / (1 + waiting() / threads.getMaximumPoolSize());
        return Math.max(Math.min(LEAST_NANOS, mostNanos), share);
    }

    void stop() {
        threads.shutdownNow();
    }
}

package parlour.desktop;

import parlour.app.platform.Platform;
import parlour.engine.Thinking;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Runs thinking on one worker thread, so that no frame ever waits for it. There is one per program.
 */
final class WorkerThinker implements Platform.Thinker, AutoCloseable {
    private final ExecutorService worker =
            Executors.newSingleThreadExecutor(
                    job -> {
                        Thread thread = new Thread(job, "thinker");
                        thread.setDaemon(true);
                        return thread;
                    });
    private final Runnable ready;
    private Job job;

    /**
     * @param ready called on the worker when a thinking has ended
     */
    WorkerThinker(Runnable ready) {
        this.ready = ready;
    }

    @Override
    public boolean spend(Thinking<?> thinking) {
        if (job == null || job.thinking != thinking) {
            drop();
            Job next = new Job(thinking);
            job = next;
            worker.execute(
                    () -> {
                        try {
                            next.run();
                        } finally {
                            ready.run();
                        }
                    });
        }
        return job.done();
    }

    @Override
    public void drop() {
        if (job != null) {
            job.dropped = true;
            job = null;
        }
    }

    /** Stops; the current thinking ends after its slice. */
    @Override
    public void close() {
        drop();
        worker.shutdown();
    }

    /** Whether its thread has ended. */
    boolean ended() {
        return worker.isTerminated();
    }

    /** One request; its flags are its own, so an old thinking cannot finish a new one. */
    private static final class Job implements Runnable {
        private final Thinking<?> thinking;
        private volatile boolean dropped;
        private volatile boolean done;
        private volatile Throwable failure;

        Job(Thinking<?> thinking) {
            this.thinking = thinking;
        }

        @Override
        public void run() {
            try {
                long end = System.nanoTime() + THINK_NANOS;
                boolean more = !dropped;
                while (more) {
                    // At least once, however late it is, so that there is a move.
                    more = thinking.advance(Thinking.SLICE) && !dropped && System.nanoTime() < end;
                }
            } catch (RuntimeException | Error e) {
                failure = e;
            }
            done = true;
        }

        boolean done() {
            // First whether it is over: a failure that is noted after it was looked for would be
            // missed.
            if (!done) {
                return false;
            }
            if (failure != null) {
                throw new IllegalStateException("a computer could not think", failure);
            }
            return true;
        }
    }
}

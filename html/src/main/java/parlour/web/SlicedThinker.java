package parlour.web;

import org.teavm.jso.browser.Window;

import parlour.app.platform.Platform;
import parlour.engine.Thinking;

/** Thinks in short slices between the frames, because a browser's page has only one thread. */
final class SlicedThinker implements Platform.Thinker {
    /** Short enough for a frame after each slice to be in time. */
    private static final long SLICE_NANOS = 8_000_000;

    private final Runnable ready;
    private Job job;

    /**
     * @param ready called when a thinking has ended
     */
    SlicedThinker(Runnable ready) {
        this.ready = ready;
    }

    @Override
    public boolean spend(Thinking<?> thinking) {
        if (job == null || job.thinking != thinking) {
            drop();
            job = new Job(thinking);
            job.schedule();
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

    /** One request; its flags are its own, so an old thinking cannot finish a new one. */
    private final class Job {
        private final Thinking<?> thinking;
        private long spent;
        private boolean dropped;
        private boolean done;
        private Throwable failure;

        Job(Thinking<?> thinking) {
            this.thinking = thinking;
        }

        private void schedule() {
            Window.setTimeout(this::run, 0);
        }

        private void run() {
            if (dropped) {
                return;
            }
            boolean more = false;
            try {
                more = slice();
            } catch (RuntimeException | Error e) {
                failure = e;
            }
            if (more && spent < THINK_NANOS) {
                schedule();
            } else {
                done = true;
                ready.run();
            }
        }

        /** Whether there is more to think about. */
        private boolean slice() {
            long begin = System.nanoTime();
            long now = begin;
            boolean more = true;
            while (more && now - begin < SLICE_NANOS) {
                more = thinking.advance(Thinking.SLICE);
                now = System.nanoTime();
            }
            spent += now - begin;
            return more;
        }

        private boolean done() {
            if (failure != null) {
                throw new IllegalStateException("a computer could not think", failure);
            }
            return done;
        }
    }
}

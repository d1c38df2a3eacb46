package parlour.desktop;

import com.badlogic.gdx.ApplicationListener;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Counts the frames of something, from any thread. */
final class FrameCounter extends ListenerWrapper {
    private final Semaphore frames = new Semaphore(0);
    private volatile Runnable watcher = () -> {};

    FrameCounter(ApplicationListener inner) {
        super(inner);
    }

    /**
     * Waits until a frame is drawn that was not counted yet; false when there is none for so long.
     */
    boolean drawsWithin(double seconds) {
        try {
            return frames.tryAcquire((long) (seconds * 1e9), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** How many frames were drawn that were not counted yet. */
    int count() {
        return frames.drainPermits();
    }

    /** Lets somebody look after every frame, on the window's thread. */
    void watch(Runnable eyes) {
        watcher = eyes;
    }

    @Override
    public void render() {
        inner.render();
        watcher.run();
        frames.release();
    }
}

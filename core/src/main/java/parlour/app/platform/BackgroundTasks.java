package parlour.app.platform;

import parlour.app.frames.FrameScheduler;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Runs work on worker threads and delivers the results on the main thread, in a later frame. */
public final class BackgroundTasks {
    private final Platform platform;
    private final FrameScheduler frameScheduler;
    private final Queue<Runnable> arrived = new ConcurrentLinkedQueue<>();

    /** Messages waiting to be shown. */
    private final Queue<Phrase> told = new ConcurrentLinkedQueue<>();

    public BackgroundTasks(Platform platform, FrameScheduler frameScheduler) {
        this.platform = platform;
        this.frameScheduler = frameScheduler;
    }

    /**
     * Runs work that may take long, in the order submitted.
     *
     * @param failed makes a result from the error message if the work fails with a program error,
     *     so that the callback is always called
     */
    public <T> void work(Supplier<T> work, Function<Phrase, T> failed, Consumer<? super T> then) {
        platform.later(() -> arrive(outcome(work, failed, then)));
    }

    /** Like {@link #work}, for work that no game waits for. */
    public <T> void browse(Supplier<T> work, Function<Phrase, T> failed, Consumer<? super T> then) {
        platform.meanwhile(() -> arrive(outcome(work, failed, then)));
    }

    /** Like {@link #browse}; a program error is shown, and the callback gets no result. */
    public <T> void attempt(Supplier<T> work, Consumer<Optional<T>> then) {
        this.<Optional<T>>browse(
                () -> Optional.of(work.get()),
                why -> {
                    tell(why);
                    return Optional.empty();
                },
                then);
    }

    /** Reports a program error; returns a message that says where the report is. */
    public Phrase failure(Throwable mistake) {
        return FailureMessage.tell(platform, mistake);
    }

    /** Queues a message, shown as soon as a screen has room for it. */
    public void tell(Phrase news) {
        told.add(news);
        frameScheduler.wake();
    }

    /** Takes the next message to show. */
    public Optional<Phrase> news() {
        return Optional.ofNullable(told.poll());
    }

    /**
     * Queues a callback for the next frame and requests that frame; may be called from any thread.
     */
    public void arrive(Runnable news) {
        arrived.add(news);
        frameScheduler.wake();
    }

    /** Runs the callbacks that have arrived since the last frame. */
    public void takeUp() {
        for (Runnable next = arrived.poll(); next != null; next = arrived.poll()) {
            next.run();
        }
    }

    private <T> Runnable outcome(
            Supplier<T> work, Function<Phrase, T> failed, Consumer<? super T> then) {
        T found;
        try {
            found = work.get();
        } catch (RuntimeException | Error e) {
            found = failed.apply(failure(e));
        }
        T result = found;
        return () -> then.accept(result);
    }
}

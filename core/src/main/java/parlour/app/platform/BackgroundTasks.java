package parlour.app.platform;

import parlour.app.frames.FrameScheduler;
import parlour.app.frames.Timers;
import parlour.store.DiskErrors;
import parlour.store.FileWork;
import parlour.text.Phrase;

import java.io.IOException;
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
    private final Timers timers;
    private final Timers unseenTimers;
    private final Queue<Runnable> posted = new ConcurrentLinkedQueue<>();

    /** What is done even while the window is hidden. */
    private final Queue<Runnable> unseen = new ConcurrentLinkedQueue<>();

    /** Messages waiting to be shown. */
    private final Queue<Phrase> notices = new ConcurrentLinkedQueue<>();

    public BackgroundTasks(Platform platform, FrameScheduler frameScheduler) {
        this.platform = platform;
        this.frameScheduler = frameScheduler;
        this.timers = new Timers(frameScheduler);
        this.unseenTimers = new Timers(frameScheduler);
    }

    /** Does things after a while, whichever screen is shown then. */
    public Timers timers() {
        return timers;
    }

    /** The same, even while the window is hidden: for what changes nothing that is shown. */
    public Timers unseenTimers() {
        return unseenTimers;
    }

    /**
     * Runs work that may take long, in the order submitted.
     *
     * @param failed makes a result from the error message if the work fails with a program error or
     *     its changes of files were undone, so that the callback is always called
     */
    public <T> void work(Supplier<T> work, Function<Phrase, T> failed, Consumer<? super T> then) {
        work(work, failed, () -> {}, then);
    }

    /**
     * As the other, for work that notes what it has written.
     *
     * @param undo takes the notes back, on the worker thread, if the changes of files were undone
     */
    public <T> void work(
            Supplier<T> work, Function<Phrase, T> failed, Runnable undo, Consumer<? super T> then) {
        platform.later(
                new FileWork() {
                    @Override
                    public Runnable run() {
                        Runnable outcome = outcome(work, failed, then);
                        return () -> post(outcome);
                    }

                    @Override
                    public void undone(IOException why) {
                        undo.run();
                        T result = failed.apply(DiskErrors.of(why));
                        post(() -> then.accept(result));
                    }
                });
    }

    /** Like {@link #work}, for work that no game waits for. */
    public <T> void browse(Supplier<T> work, Function<Phrase, T> failed, Consumer<? super T> then) {
        platform.meanwhile(() -> post(outcome(work, failed, then)));
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

    /** Queues a notice, to be shown as soon as a screen has room for it. */
    public void tell(Phrase notice) {
        notices.add(notice);
        frameScheduler.wake();
    }

    /** Takes the next notice. */
    public Optional<Phrase> pollNotice() {
        return Optional.ofNullable(notices.poll());
    }

    /** Gives the next frame something to do, and sees that there is one; on any thread. */
    public void post(Runnable task) {
        posted.add(task);
        frameScheduler.wake();
    }

    /**
     * Like {@link #post}, even while the window is hidden: for what changes nothing that is shown.
     */
    public void postUnseen(Runnable task) {
        unseen.add(task);
        frameScheduler.wake();
    }

    /** Runs what was posted since the last frame, and what is due now. */
    public void runPosted() {
        runUnseen();
        run(posted);
        timers.pass();
    }

    /** Runs what does not wait for a frame. */
    void runUnseen() {
        run(unseen);
        unseenTimers.pass();
    }

    private static void run(Queue<Runnable> tasks) {
        for (Runnable next = tasks.poll(); next != null; next = tasks.poll()) {
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

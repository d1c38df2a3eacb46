package parlour.app.platform;

import parlour.app.frames.FrameScheduler;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Work that is done beside the frames; what comes of it is taken up by a later frame. */
public final class BackgroundTasks {
    private final Platform platform;
    private final FrameScheduler frameScheduler;
    private final Queue<Runnable> posted = new ConcurrentLinkedQueue<>();

    /** What somebody should know. */
    private final Queue<Phrase> notices = new ConcurrentLinkedQueue<>();

    public BackgroundTasks(Platform platform, FrameScheduler frameScheduler) {
        this.platform = platform;
        this.frameScheduler = frameScheduler;
    }

    /**
     * Does work that may take long, in the order it was given.
     *
     * @param failed what is taken up instead, made of a sentence, where a mistake of ours ended the
     *     work: whoever waits for it never waits in vain
     */
    public <T> void work(Supplier<T> work, Function<Phrase, T> failed, Consumer<? super T> then) {
        platform.later(() -> post(outcome(work, failed, then)));
    }

    /** As {@link #work}, for what no game waits for. */
    public <T> void browse(Supplier<T> work, Function<Phrase, T> failed, Consumer<? super T> then) {
        platform.meanwhile(() -> post(outcome(work, failed, then)));
    }

    /** As {@link #browse}; a mistake of ours is told, and then nothing comes of the work. */
    public <T> void attempt(Supplier<T> work, Consumer<Optional<T>> then) {
        this.<Optional<T>>browse(
                () -> Optional.of(work.get()),
                why -> {
                    tell(why);
                    return Optional.empty();
                },
                then);
    }

    /** Writes a mistake of ours down, and says where in a sentence. */
    public Phrase failure(Throwable mistake) {
        return FailureMessage.tell(platform, mistake);
    }

    /** Tells whoever is there something, as soon as a screen has room for it. */
    public void tell(Phrase notice) {
        notices.add(notice);
        frameScheduler.wake();
    }

    /** Takes the next thing to be told. */
    public Optional<Phrase> pollNotice() {
        return Optional.ofNullable(notices.poll());
    }

    /** Gives the next frame something to do, and sees that there is one; on any thread. */
    public void post(Runnable task) {
        posted.add(task);
        frameScheduler.wake();
    }

    /** Runs what was posted since the last frame. */
    public void runPosted() {
        for (Runnable next = posted.poll(); next != null; next = posted.poll()) {
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

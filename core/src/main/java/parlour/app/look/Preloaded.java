package parlour.app.look;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** A value created ahead of time on a worker thread, or on first use if that has not begun. */
public final class Preloaded<T> {
    private final FutureTask<T> making;

    /**
     * @param beside runs work on another thread; it may also never run it
     */
    public Preloaded(Callable<T> making, Consumer<Runnable> beside) {
        this.making = new FutureTask<>(making);
        beside.accept(this.making);
    }

    /** Returns the value; waits if it is being created, creates it if nobody has started. */
    public T get() {
        making.run();
        try {
            return making.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("a part of the program cannot be read", e);
        }
    }

    /** The value, if it has been created. */
    public Optional<T> ready() {
        return making.isDone() ? Optional.of(get()) : Optional.empty();
    }
}

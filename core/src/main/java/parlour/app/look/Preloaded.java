package parlour.app.look;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** Something made ahead of its use, beside the frames; or at its use, where nobody had the time. */
public final class Preloaded<T> {
    private final FutureTask<T> making;

    /**
     * @param beside does work while this thread goes on; it may also never do it
     */
    public Preloaded(Callable<T> making, Consumer<Runnable> beside) {
        this.making = new FutureTask<>(making);
        beside.accept(this.making);
    }

    /** The thing: waits for it where it is being made, makes it where nobody has begun. */
    public T get() {
        making.run();
        try {
            return making.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("a part of the program cannot be read", e);
        }
    }

    /** The thing, unless it is still being made. */
    public Optional<T> ready() {
        return making.isDone() ? Optional.of(get()) : Optional.empty();
    }
}

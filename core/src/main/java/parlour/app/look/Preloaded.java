package parlour.app.look;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** A value created ahead of time on a worker thread, or on first use if that has not begun. */
public final class Preloaded<T> {
    private final Callable<T> making;
    private volatile Optional<Made<T>> made = Optional.empty();

    /** What came of it: a value, or else the reason why there is none. */
    private record Made<T>(Optional<T> value, Optional<Exception> failure) {}

    /**
     * @param beside runs work on another thread; it may also never run it
     */
    public Preloaded(Callable<T> making, Consumer<Runnable> beside) {
        this.making = making;
        beside.accept(this::make);
    }

    /** Whoever comes second waits for the first. */
    private synchronized Made<T> make() {
        if (made.isEmpty()) {
            made = Optional.of(attempt());
        }
        return made.get();
    }

    private Made<T> attempt() {
        try {
            return new Made<>(Optional.of(making.call()), Optional.empty());
        } catch (Exception e) {
            return new Made<>(Optional.empty(), Optional.of(e));
        }
    }

    /** Returns the value; waits if it is being created, creates it if nobody has started. */
    public T get() {
        Made<T> result = make();
        return result.value()
                .orElseThrow(
                        () ->
                                new IllegalStateException(
                                        "a part of the program cannot be read",
                                        result.failure().orElseThrow()));
    }

    /** The value, if it has been created. */
    public Optional<T> ready() {
        return made.isPresent() ? Optional.of(get()) : Optional.empty();
    }
}

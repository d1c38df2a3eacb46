package emu.java.util.concurrent;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;

/** A task that is done when somebody runs it; nobody can wait for it. */
public class FutureTask<V> implements Runnable {
    private final Callable<V> task;
    private boolean done;
    private Optional<V> result = Optional.empty();
    private Optional<Throwable> failure = Optional.empty();

    public FutureTask(Callable<V> task) {
        this.task = task;
    }

    @Override
    public void run() {
        if (done) {
            return;
        }
        done = true;
        try {
            result = Optional.ofNullable(task.call());
        } catch (Exception | Error e) {
            failure = Optional.of(e);
        }
    }

    public boolean isDone() {
        return done;
    }

    /** Has the same complaints as Java's own. */
    public V get() throws InterruptedException, ExecutionException {
        if (failure.isPresent()) {
            throw new ExecutionException(failure.get());
        }
        if (!done) {
            throw new InterruptedException("nobody else will do it");
        }
        return result.orElse(null);
    }
}

package parlour.desktop;

import com.badlogic.gdx.Gdx;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** The thread that a window lives on, as a test asks and waits for it. */
final class WindowThread {
    private static final int PATIENCE_SECONDS = 120;

    private final Thread thread;

    /**
     * @param opening opens the window, and comes back when it is closed
     */
    WindowThread(Runnable opening) {
        thread = new Thread(opening, "window");
        thread.start();
    }

    /** Does something on the window's thread and waits for it. */
    <T> T on(Supplier<T> work) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Gdx.app.postRunnable(
                () -> {
                    // An exception here would close the window, and the test would not see it.
                    try {
                        result.complete(work.get());
                    } catch (RuntimeException | Error e) {
                        result.completeExceptionally(e);
                    }
                });
        return get(result);
    }

    /** Closes the window. */
    void close() {
        Gdx.app.postRunnable(() -> Gdx.app.exit());
        try {
            thread.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static <T> T get(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        } catch (InterruptedException | TimeoutException e) {
            throw new AssertionError(e);
        }
    }
}

package parlour.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.App;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** The app in a real window, driven from a test: time passes only when the test lets it. */
final class Window implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 60;

    private final App app;
    private final Thread thread;
    private final CompletableFuture<Void> ready = new CompletableFuture<>();

    Window(App app, int width, int height) {
        this.app = app;
        thread = new Thread(() -> open(width, height), "window");
        thread.start();
        get(ready);
    }

    private void open(int width, int height) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Parlour");
        configuration.setWindowedMode(width, height);
        configuration.disableAudio(true);
        try {
            new Lwjgl3Application(new Stepped(app, ready), configuration);
        } catch (RuntimeException | Error e) {
            ready.completeExceptionally(e);
        }
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

    void run(Runnable work) {
        on(
                () -> {
                    work.run();
                    return true;
                });
    }

    /** Lets time pass in frames of a sixtieth of a second. */
    void pass(float seconds) {
        run(
                () -> {
                    for (float t = 0; t < seconds; t += 1 / 60f) {
                        app.advance(1 / 60f);
                    }
                    app.draw();
                });
    }

    /** Clicks in the middle of an actor, as a mouse does. */
    void click(Actor actor) {
        run(
                () -> {
                    Vector2 at = new Vector2(actor.getWidth() / 2, actor.getHeight() / 2);
                    actor.localToScreenCoordinates(at);
                    click(Math.round(at.x), Math.round(at.y));
                });
    }

    private static void click(int x, int y) {
        Gdx.input.getInputProcessor().mouseMoved(x, y);
        Gdx.input.getInputProcessor().touchDown(x, y, 0, 0);
        Gdx.input.getInputProcessor().touchUp(x, y, 0, 0);
    }

    void key(int keycode) {
        run(
                () -> {
                    Gdx.input.getInputProcessor().keyDown(keycode);
                    Gdx.input.getInputProcessor().keyUp(keycode);
                });
    }

    /** What the window shows now. */
    Pixmap picture() {
        return on(
                () -> {
                    app.draw();
                    return Pixmap.createFromFrameBuffer(
                            0,
                            0,
                            Gdx.graphics.getBackBufferWidth(),
                            Gdx.graphics.getBackBufferHeight());
                });
    }

    @Override
    public void close() {
        Gdx.app.postRunnable(() -> Gdx.app.exit());
        try {
            thread.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static <T> T get(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        } catch (InterruptedException | TimeoutException e) {
            throw new AssertionError(e);
        }
    }
}

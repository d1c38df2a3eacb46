package parlour.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.App;
import parlour.app.screen.AppNavigator;

import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The program in its window as people have it: it draws when it wants to, and is watched. */
final class LiveWindow implements AutoCloseable {

    /**
     * Who draws nothing for so long rests: nothing that goes on waits longer between two frames.
     */
    private static final double REST_SECONDS = 0.8;

    private static final int MOST_FRAMES = 6_000;

    /** So that games are dealt the same cards each time. */
    static final OptionalLong SEED = OptionalLong.of(7);

    private final DesktopPlatform platform;
    private final App app;
    private final FrameCounter frameCounter;
    private final WindowThread thread;
    private final CompletableFuture<Void> ready = new CompletableFuture<>();

    LiveWindow(Path data, int width, int height) {
        this(new DesktopPlatform(data, SEED), width, height);
    }

    LiveWindow(DesktopPlatform platform, int width, int height) {
        this.platform = platform;
        app = new App(platform, AppNavigator::first);
        frameCounter = new FrameCounter(app);
        thread = new WindowThread(() -> open(width, height));
        on(() -> true);
    }

    private void open(int width, int height) {
        Lwjgl3ApplicationConfiguration configuration = Main.flat();
        configuration.setTitle("Parlour");
        configuration.setWindowedMode(width, height);
        Main.pace(configuration);
        try {
            Main.run(frameCounter, configuration);
        } catch (RuntimeException | Error e) {
            ready.completeExceptionally(e);
        }
    }

    App app() {
        return app;
    }

    /** Lets somebody look after every frame, on the window's thread. */
    void watch(Runnable eyes) {
        frameCounter.watch(eyes);
    }

    /** Does something on the window's thread, which draws a frame then as it does for an input. */
    <T> T on(Supplier<T> work) {
        while (Gdx.app == null || app.screen() == null) {
            if (ready.isCompletedExceptionally()) {
                WindowThread.get(ready);
            }
            Thread.onSpinWait();
        }
        return thread.on(work);
    }

    void run(Runnable work) {
        on(
                () -> {
                    work.run();
                    return true;
                });
    }

    private Vector2 middle(String name) {
        return on(
                () -> {
                    Actor actor = app.screen().stage().getRoot().findActor(name);
                    if (actor == null) {
                        throw new AssertionError("there is no " + name);
                    }
                    return actor.localToScreenCoordinates(
                            new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
                });
    }

    /** Lays the pointer on an actor. */
    void point(String name) {
        Vector2 at = middle(name);
        run(() -> Gdx.input.getInputProcessor().mouseMoved(Math.round(at.x), Math.round(at.y)));
    }

    void click(String name) {
        Vector2 at = middle(name);
        run(
                () -> {
                    InputProcessor mouse = Gdx.input.getInputProcessor();
                    mouse.mouseMoved(Math.round(at.x), Math.round(at.y));
                    mouse.touchDown(Math.round(at.x), Math.round(at.y), 0, 0);
                    mouse.touchUp(Math.round(at.x), Math.round(at.y), 0, 0);
                });
    }

    void key(int keycode) {
        run(
                () -> {
                    InputProcessor keys = Gdx.input.getInputProcessor();
                    keys.keyDown(keycode);
                    keys.keyUp(keycode);
                });
    }

    /** Waits until nothing is drawn any more, and says after how many frames. */
    int awaitRest() {
        int frames = 0;
        while (frameCounter.drawsWithin(REST_SECONDS)) {
            if (++frames > MOST_FRAMES) {
                throw new AssertionError("it never rests");
            }
        }
        return frames;
    }

    /** How many frames it draws in a while in which nobody touches it. */
    int framesWithin(double seconds) {
        frameCounter.count();
        return frameCounter.drawsWithin(seconds) ? 1 + frameCounter.count() : 0;
    }

    /** How many frames it draws while something else is done. */
    int framesDuring(Runnable what) {
        frameCounter.count();
        what.run();
        return frameCounter.count();
    }

    @Override
    public void close() {
        thread.close();
        platform.close();
    }
}

package parlour.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;

import parlour.app.App;
import parlour.app.screen.AppNavigator;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The app in a real window, driven from a test: time passes only when the test lets it. */
final class Window implements AutoCloseable {
    private static final int FRAMES_FOR_A_SIZE = 600;

    private final App app;
    private final CalmPlatform platform;
    private final WindowThread thread;
    private final CompletableFuture<Void> ready = new CompletableFuture<>();

    /** Opens the menu; settings and games are kept in the folder. */
    Window(Path data, long seed, int width, int height) {
        platform = new CalmPlatform(data, seed);
        app = new App(platform, AppNavigator::first);
        thread = new WindowThread(() -> open(width, height));
        WindowThread.get(ready);
    }

    private void open(int width, int height) {
        Lwjgl3ApplicationConfiguration configuration = Main.flat();
        configuration.setTitle("Parlour");
        configuration.setWindowedMode(width, height);
        configuration.disableAudio(true);
        configuration.useVsync(false);
        try {
            new Lwjgl3Application(new SteppedApp(app, ready), configuration);
        } catch (RuntimeException | Error e) {
            ready.completeExceptionally(e);
        }
    }

    App app() {
        return app;
    }

    CalmPlatform platform() {
        return platform;
    }

    Stage stage() {
        return app.screen().stage();
    }

    /** Does something on the window's thread and waits for it. */
    <T> T on(Supplier<T> work) {
        return thread.on(work);
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

    /** The actor of that name, if it is there. */
    Optional<Actor> find(String name) {
        return on(() -> Optional.ofNullable(stage().getRoot().findActor(name)));
    }

    boolean shows(String name) {
        return find(name).isPresent();
    }

    /** Clicks in the middle of an actor, as a mouse does, and lets a moment pass. */
    void click(String name) {
        click(middle(name));
    }

    /** Where on the screen the middle of an actor is. */
    Vector2 middle(String name) {
        Actor actor = find(name).orElseThrow(() -> new AssertionError("there is no " + name));
        return on(
                () -> {
                    app.draw();
                    return actor.localToScreenCoordinates(
                            new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
                });
    }

    void click(Vector2 at) {
        drag(at, at);
    }

    /** Presses at a point, moves to another, lets go there, as a mouse does. */
    void drag(Vector2 from, Vector2 to) {
        run(
                () -> {
                    // A late word of the window's size may have built the screen anew, not laid
                    // out.
                    app.draw();
                    InputProcessor mouse = Gdx.input.getInputProcessor();
                    mouse.mouseMoved(Math.round(from.x), Math.round(from.y));
                    mouse.touchDown(Math.round(from.x), Math.round(from.y), 0, 0);
                    if (!from.equals(to)) {
                        for (int i = 1; i <= 10; i++) {
                            Vector2 now = from.cpy().lerp(to, i / 10f);
                            mouse.touchDragged(Math.round(now.x), Math.round(now.y), 0);
                            app.advance(1 / 60f);
                        }
                    }
                    mouse.touchUp(Math.round(to.x), Math.round(to.y), 0, 0);
                });
        pass(0.05f);
    }

    /** Gives the window another size and waits until it has it. */
    void resize(int width, int height) {
        run(() -> Gdx.graphics.setWindowedMode(width, height));
        for (int i = 0; i < FRAMES_FOR_A_SIZE; i++) {
            if (on(() -> Gdx.graphics.getWidth() == width && Gdx.graphics.getHeight() == height)) {
                pass(0.05f);
                return;
            }
        }
        throw new AssertionError("the window did not become " + width + "×" + height);
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
        thread.close();
    }
}

package parlour.desktop;

import com.badlogic.gdx.Gdx;

import parlour.app.App;

import java.util.concurrent.CompletableFuture;

/** The app without its own time: after the first frame, nothing moves or is drawn unasked. */
final class SteppedApp extends ListenerWrapper {
    private final App app;
    private final CompletableFuture<Void> ready;

    SteppedApp(App app, CompletableFuture<Void> ready) {
        super(app);
        this.app = app;
        this.ready = ready;
    }

    @Override
    public void create() {
        app.create();
        // The test has its own time, and does not wait for a reason to draw.
        Gdx.graphics.setContinuousRendering(true);
    }

    @Override
    public void render() {
        if (!ready.isDone()) {
            app.draw();
            ready.complete(null);
        }
    }
}

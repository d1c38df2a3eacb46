package parlour.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;

import parlour.app.App;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Handles requests from a second start in the running program. */
final class SecondStart {
    private volatile boolean open;

    /** Called once the window is open. */
    void opened() {
        open = true;
    }

    /**
     * Shows the window with the file or the table; completes once the window's thread has accepted
     * it.
     */
    CompletableFuture<Boolean> take(App app, OpenRequest request) {
        CompletableFuture<Boolean> taken = new CompletableFuture<>();
        if (open) {
            Gdx.app.postRunnable(
                    () -> {
                        if (taken.complete(true)) {
                            drop(app, request);
                            bringForward();
                        }
                    });
        } else {
            // The window is being opened, and comes to the front by itself.
            drop(app, request);
            taken.complete(true);
        }
        return taken;
    }

    private static void drop(App app, OpenRequest request) {
        request.file().ifPresent(file -> app.windowEvents().dropped(List.of(file)));
        request.link().ifPresent(app.windowEvents()::invited);
    }

    private static void bringForward() {
        if (!(Gdx.graphics instanceof Lwjgl3Graphics graphics)) {
            return;
        }
        Lwjgl3Window window = graphics.getWindow();
        if (window.isIconified()) {
            window.restoreWindow();
        }
        boolean before = window.isFocused();
        window.focusWindow();
        if (!before) {
            // A desktop may not let a window raise itself; then it makes it blink.
            window.flash();
        }
    }
}

package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;

import parlour.app.App;
import parlour.app.accessibility.ScreenReader;
import parlour.app.framecache.FrameCopier;
import parlour.app.platform.Platform;
import parlour.app.platform.SafePreferences;
import parlour.app.platform.WindowBounds;
import parlour.store.Folder;
import parlour.store.FolderBrowser;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;

/** The browser's implementation of the platform: one thread, on which work waits for its turn. */
final class WebPlatform implements Platform {
    private final FrameLoop frameLoop;
    private final SlicedThinker thinker;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final FolderBrowser folderBrowser = new NoFolders();
    private final TextVersion textVersion = new TextVersion();
    private boolean scheduled;
    private SafePreferences settings;

    WebPlatform(FrameLoop frameLoop) {
        this.frameLoop = frameLoop;
        this.thinker = new SlicedThinker(frameLoop::request);
    }

    /** The app is shown: what the browser decides on its own is passed on to it. */
    void opened(App app) {
        // A browser enters full screen only when asked to, never from the beginning.
        app.settings().fullScreen(false);
        onFullScreenLeft(() -> app.settings().fullScreen(false));
    }

    @Override
    public Thinker thinker() {
        return thinker;
    }

    @Override
    public OptionalLong seed() {
        String seed = Page.parameter("seed");
        return seed != null && seed.matches("-?\\d{1,18}")
                ? OptionalLong.of(Long.parseLong(seed))
                : OptionalLong.empty();
    }

    @Override
    public SafePreferences settings() {
        if (settings == null) {
            settings = SafePreferences.open(this);
        }
        return settings;
    }

    @Override
    public Optional<WindowBounds> window() {
        return Optional.empty();
    }

    @Override
    public Folder data() {
        return new WebFolder("data");
    }

    @Override
    public Folder saves() {
        return new WebFolder("saves");
    }

    @Override
    public void later(Runnable work) {
        waiting.add(work);
        schedule();
    }

    @Override
    public void meanwhile(Runnable work) {
        later(work);
    }

    private void schedule() {
        if (!scheduled && !waiting.isEmpty()) {
            scheduled = true;
            Window.setTimeout(this::next, 0);
        }
    }

    /** Does one piece of work; the browser draws and listens before the next. */
    private void next() {
        scheduled = false;
        try {
            waiting.remove().run();
        } catch (RuntimeException | Error e) {
            report(e);
        }
        schedule();
    }

    @Override
    public FolderBrowser folderBrowser() {
        return folderBrowser;
    }

    @Override
    public Optional<Log> log() {
        return Optional.empty();
    }

    @Override
    public Optional<String> report(Throwable mistake) {
        return Optional.of(Page.keepError(StackTrace.of(mistake)))
                .filter(place -> !place.isEmpty());
    }

    @Override
    public Optional<ScreenReader> screenReader() {
        return Optional.of(textVersion);
    }

    @Override
    public Optional<FrameCopier> copier() {
        return Optional.empty();
    }

    @Override
    public void wake() {
        frameLoop.request();
    }

    @Override
    public void wakeIn(float seconds) {
        frameLoop.requestIn(seconds);
    }

    @Override
    public void quit() {}

    /** Refused unless somebody has just pressed something. */
    @JSBody(
            params = "on",
            script =
                    "var page = document.documentElement;"
                            + "var done = on ? page.requestFullscreen && page.requestFullscreen()"
                            + "  : document.fullscreenElement && document.exitFullscreen();"
                            + "if (done) { done.catch(function() {}); }")
    private static native void requestFullScreen(boolean on);

    @Override
    public void fullScreen(boolean on) {
        requestFullScreen(on);
    }

    /** Something to do. */
    @JSFunctor
    private interface Action extends JSObject {
        void run();
    }

    @JSBody(
            params = "action",
            script =
                    "document.addEventListener('fullscreenchange', function() {"
                            + "  if (!document.fullscreenElement) { action(); }"
                            + "});")
    private static native void onFullScreenLeft(Action action);
}

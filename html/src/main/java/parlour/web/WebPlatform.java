package parlour.web;

import com.badlogic.gdx.Gdx;

import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.typedarrays.Int8Array;

import parlour.app.App;
import parlour.app.accessibility.ScreenReader;
import parlour.app.framecache.FrameCopier;
import parlour.app.look.Pictures;
import parlour.app.look.Typefaces;
import parlour.app.platform.Connection;
import parlour.app.platform.FileAccess;
import parlour.app.platform.NewVersion;
import parlour.app.platform.Platform;
import parlour.app.platform.SafePreferences;
import parlour.app.platform.WindowBounds;
import parlour.store.FileWork;
import parlour.store.FileWorkQueue;
import parlour.store.Folder;
import parlour.store.MemoryFiles;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;

/** The browser's implementation of the platform: one thread, on which work waits for its turn. */
final class WebPlatform implements Platform {
    private final FrameLoop frameLoop;
    private final CanvasGraphics graphics;
    private final WorkerThinker thinker;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final BrowserStorage storage = new BrowserStorage();
    private final BrowserFiles browserFiles = new BrowserFiles();
    private final MemoryFiles files = storage.files();
    private final FileWorkQueue works = new FileWorkQueue(files, storage, this::report);
    private final WaitingVersion waitingVersion = new WaitingVersion(this::whenStored);
    private final Pictures pictures = new BitmapPictures();
    private final TextVersion textVersion = new TextVersion();
    private boolean scheduled;
    private SafePreferences settings;
    private Action fullScreenLeft = () -> {};

    WebPlatform(FrameLoop frameLoop, CanvasGraphics graphics) {
        this.frameLoop = frameLoop;
        this.graphics = graphics;
        this.thinker =
                new WorkerThinker(
                        WebWorker::new, new SlicedThinker(frameLoop::request), frameLoop::request);
    }

    /** The app is shown: what the browser decides on its own is passed on to it. */
    void opened(App app) {
        fullScreenLeft = () -> app.settings().fullScreen(false);
        // A browser enters full screen only when asked to, never from the beginning.
        fullScreenLeft.run();
        onFullScreenLeft(fullScreenLeft);
        // The first screen comes first: the worker starts once it has been drawn.
        Gdx.app.postRunnable(() -> Gdx.app.postRunnable(thinker::start));
        browserFiles.listen(app.windowEvents()::dropFiles);
        waitingVersion.listen(frameLoop::request);
        storage.watchOtherTab(() -> app.backgroundTasks().tell(Phrase.of("menu.otherTab")));
        onLink(() -> invitation().ifPresent(app.windowEvents()::invited));
        onVisibility(() -> leave(app), app.windowEvents()::back);
        onPageHide(
                () -> {
                    leave(app);
                    storage.suspend();
                });
    }

    private void leave(App app) {
        app.windowEvents().away();
        works.flush();
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
        return files.folder("data");
    }

    @Override
    public Folder saves() {
        return files.folder("saves");
    }

    @Override
    public Optional<Phrase> unkept() {
        return storage.unkept();
    }

    @Override
    public Optional<NewVersion> newVersion() {
        return waitingVersion.found();
    }

    /** Does something when all work before it is stored. */
    private void whenStored(Runnable then) {
        works.add(
                new FileWork() {
                    @Override
                    public Runnable run() {
                        return then;
                    }

                    @Override
                    public void undone(IOException why) {
                        report(why);
                    }
                });
    }

    /** Begins at once, so that the changes are on their way even if the page is closed now. */
    @Override
    public void later(FileWork work) {
        works.add(work);
    }

    @Override
    public void meanwhile(Runnable work) {
        waiting.add(work);
        schedule();
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
    public byte[] randomBytes(int count) {
        Int8Array random = random(count);
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = random.get(i);
        }
        return bytes;
    }

    @JSBody(
            params = "count",
            script =
                    "var bytes = new Uint8Array(count);"
                            + "crypto.getRandomValues(bytes);"
                            + "return new Int8Array(bytes.buffer);")
    private static native Int8Array random(int count);

    @Override
    public Connection connect(String address, Connection.Listener listener) {
        if (BrowserConnection.readable(address)) {
            return new BrowserConnection(address, listener);
        }
        Window.setTimeout(listener::closed, 0);
        return Connection.NONE;
    }

    @Override
    public Optional<Phrase> refusal(String server) {
        return BrowserConnection.allowed(server)
                ? Optional.empty()
                : Optional.of(Phrase.of("friends.insecure", server));
    }

    /** The page's own address, unless it was opened from a disk. */
    @Override
    public Optional<String> homeServer() {
        return Optional.of(home()).filter(address -> address.startsWith("http"));
    }

    @JSBody(script = "return location.origin + location.pathname.replace(/[^\\/]*$/, '');")
    private static native String home();

    /** The link that was followed here: the code of a table stands at its end. */
    @Override
    public Optional<String> invitation() {
        return homeServer().filter(home -> !fragment().isEmpty()).map(home -> home + fragment());
    }

    @JSBody(script = "return location.hash;")
    private static native String fragment();

    /** Whoever follows a link to another table of this page stays on it. */
    @JSBody(params = "action", script = "addEventListener('hashchange', function() { action(); });")
    private static native void onLink(Action action);

    @Override
    public FileAccess fileAccess() {
        return browserFiles;
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
    public Pictures pictures() {
        return pictures;
    }

    @Override
    public Typefaces openTypefaces() {
        return new CanvasTypefaces();
    }

    @Override
    public void whenLoaded(String folder, Runnable work) {
        Page.whenLoaded(folder, () -> meanwhile(work));
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
    public float density() {
        return graphics.density();
    }

    @Override
    public boolean canQuit() {
        return false;
    }

    @Override
    public void quit() {}

    @Override
    public void fullScreen(boolean on) {
        if (on) {
            enterFullScreen(fullScreenLeft);
        } else {
            leaveFullScreen();
        }
    }

    /** Some browsers have none, and none gives it unless somebody has just pressed something. */
    @JSBody(
            params = "refused",
            script =
                    "var page = document.documentElement;"
                            + "if (page.requestFullscreen) {"
                            + "  page.requestFullscreen().catch(refused);"
                            + "} else { refused(); }")
    private static native void enterFullScreen(Action refused);

    @JSBody(script = "if (document.fullscreenElement) { document.exitFullscreen(); }")
    private static native void leaveFullScreen();

    /** A page that is hidden may be closed without another word. */
    @JSBody(
            params = {"hidden", "shown"},
            script =
                    "document.addEventListener('visibilitychange', function() {"
                            + "  if (document.visibilityState === 'hidden') { hidden(); }"
                            + "  else { shown(); }"
                            + "});")
    private static native void onVisibility(Action hidden, Action shown);

    @JSBody(params = "action", script = "addEventListener('pagehide', function() { action(); });")
    private static native void onPageHide(Action action);

    @JSBody(
            params = "action",
            script =
                    "document.addEventListener('fullscreenchange', function() {"
                            + "  if (!document.fullscreenElement) { action(); }"
                            + "});")
    private static native void onFullScreenLeft(Action action);
}

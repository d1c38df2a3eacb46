package parlour.web;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.ApplicationLogger;
import com.badlogic.gdx.Audio;
import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.LifecycleListener;
import com.badlogic.gdx.Net;
import com.badlogic.gdx.Preferences;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.Clipboard;
import com.github.xpenatan.gdx.teavm.backends.web.webaudio.howler.HowlTeaAudio;

import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;

/**
 * LibGDX in a browser. The backend has an application too, but that one draws all the time, skips
 * the first sixty frames, ends when the page is hidden and knows whole pixels only.
 */
final class BrowserApplication implements Application {
    private final FrameLoop frameLoop = new FrameLoop(this::frame);
    private final CanvasGraphics graphics = new CanvasGraphics(frameLoop::request);
    private final BrowserClipboard clipboard = new BrowserClipboard();
    private final CanvasInput input =
            new CanvasInput(graphics.canvas(), this::typedIn, frameLoop::request);
    private final Files files = new LoadedFiles();
    private final Audio audio = new HowlTeaAudio();
    private final Queue<Runnable> posted = new ArrayDeque<>();
    private final Array<LifecycleListener> lifecycleListeners = new Array<>();
    private ApplicationLogger logger = new ConsoleLogger();
    private int logLevel = LOG_INFO;
    private ApplicationListener app;
    private Supplier<Optional<Actor>> focused = Optional::empty;

    BrowserApplication() {
        Gdx.app = this;
        Gdx.graphics = graphics;
        Gdx.gl = graphics.getGL20();
        Gdx.gl20 = graphics.getGL20();
        Gdx.gl30 = graphics.getGL30();
        Gdx.input = input;
        Gdx.files = files;
        Gdx.audio = audio;
    }

    FrameLoop frameLoop() {
        return frameLoop;
    }

    CanvasGraphics graphics() {
        return graphics;
    }

    /**
     * Shows an app.
     *
     * @param typedIn what has the keyboard there
     */
    void open(ApplicationListener opened, Supplier<Optional<Actor>> typedIn) {
        app = opened;
        focused = typedIn;
        app.create();
        app.resize(graphics.getWidth(), graphics.getHeight());
        Window.current()
                .getDocument()
                .addEventListener("visibilitychange", event -> visibilityChanged());
        graphics.canvas().addEventListener("webglcontextlost", event -> contextLost());
        frameLoop.request();
    }

    /** The text field that has the keyboard. */
    private Optional<TextField> typedIn() {
        return focused.get()
                .flatMap(
                        actor ->
                                actor instanceof TextField field
                                        ? Optional.of(field)
                                        : Optional.empty());
    }

    private void visibilityChanged() {
        if (isHidden()) {
            app.pause();
        } else {
            app.resume();
            frameLoop.request();
        }
    }

    /** Everything on the graphics card is gone, so the page has to begin again. */
    private void contextLost() {
        frameLoop.stop();
        Page.say("web.contextLost");
    }

    private void frame(float seconds) {
        try {
            graphics.begin(seconds);
            if (graphics.fit()) {
                app.resize(graphics.getWidth(), graphics.getHeight());
            }
            for (int waiting = posted.size(); waiting > 0; waiting--) {
                posted.remove().run();
            }
            app.render();
            input.frameDrawn();
            if (graphics.getFrameId() == 1) {
                Page.firstFrame();
            }
        } catch (RuntimeException | Error e) {
            frameLoop.stop();
            Page.crashed(StackTrace.of(e));
        }
    }

    @Override
    public ApplicationListener getApplicationListener() {
        return app;
    }

    @Override
    public Graphics getGraphics() {
        return graphics;
    }

    @Override
    public Audio getAudio() {
        return audio;
    }

    @Override
    public Input getInput() {
        return input;
    }

    @Override
    public Files getFiles() {
        return files;
    }

    @Override
    public Net getNet() {
        throw new UnsupportedOperationException("LibGDX has no network here");
    }

    @Override
    public void log(String tag, String message) {
        if (logLevel >= LOG_INFO) {
            logger.log(tag, message);
        }
    }

    @Override
    public void log(String tag, String message, Throwable exception) {
        if (logLevel >= LOG_INFO) {
            logger.log(tag, message, exception);
        }
    }

    @Override
    public void error(String tag, String message) {
        if (logLevel >= LOG_ERROR) {
            logger.error(tag, message);
        }
    }

    @Override
    public void error(String tag, String message, Throwable exception) {
        if (logLevel >= LOG_ERROR) {
            logger.error(tag, message, exception);
        }
    }

    @Override
    public void debug(String tag, String message) {
        if (logLevel >= LOG_DEBUG) {
            logger.debug(tag, message);
        }
    }

    @Override
    public void debug(String tag, String message, Throwable exception) {
        if (logLevel >= LOG_DEBUG) {
            logger.debug(tag, message, exception);
        }
    }

    @Override
    public void setLogLevel(int level) {
        logLevel = level;
    }

    @Override
    public int getLogLevel() {
        return logLevel;
    }

    @Override
    public void setApplicationLogger(ApplicationLogger other) {
        logger = other;
    }

    @Override
    public ApplicationLogger getApplicationLogger() {
        return logger;
    }

    @Override
    public ApplicationType getType() {
        return ApplicationType.WebGL;
    }

    @Override
    public int getVersion() {
        return 0;
    }

    @Override
    public long getJavaHeap() {
        return 0;
    }

    @Override
    public long getNativeHeap() {
        return 0;
    }

    @Override
    public Preferences getPreferences(String name) {
        throw new UnsupportedOperationException("settings are the platform's");
    }

    @Override
    public Clipboard getClipboard() {
        return clipboard;
    }

    @Override
    public void postRunnable(Runnable work) {
        posted.add(work);
        frameLoop.request();
    }

    /** A page is closed by whoever looks at it. */
    @Override
    public void exit() {}

    @Override
    public void addLifecycleListener(LifecycleListener added) {
        lifecycleListeners.add(added);
    }

    @Override
    public void removeLifecycleListener(LifecycleListener removed) {
        lifecycleListeners.removeValue(removed, true);
    }

    @JSBody(script = "return document.visibilityState === 'hidden';")
    private static native boolean isHidden();
}

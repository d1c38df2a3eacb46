package parlour.web;

import com.badlogic.gdx.ApplicationLogger;

import org.teavm.jso.JSBody;

/** Writes LibGDX's messages to the browser's console. */
final class ConsoleLogger implements ApplicationLogger {
    @Override
    public void log(String tag, String message) {
        console("log", tag + ": " + message);
    }

    @Override
    public void log(String tag, String message, Throwable exception) {
        log(tag, message + "\n" + StackTrace.of(exception));
    }

    @Override
    public void error(String tag, String message) {
        console("error", tag + ": " + message);
    }

    @Override
    public void error(String tag, String message, Throwable exception) {
        error(tag, message + "\n" + StackTrace.of(exception));
    }

    @Override
    public void debug(String tag, String message) {
        console("debug", tag + ": " + message);
    }

    @Override
    public void debug(String tag, String message, Throwable exception) {
        debug(tag, message + "\n" + StackTrace.of(exception));
    }

    @JSBody(
            params = {"level", "message"},
            script = "console[level](message);")
    static native void console(String level, String message);
}

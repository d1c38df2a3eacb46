package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSExceptions;
import org.teavm.jso.JSObject;

/** An exception and its causes as text, with the browser's own stack traces. */
final class StackTrace {
    private StackTrace() {}

    static String of(Throwable mistake) {
        StringBuilder text = new StringBuilder();
        for (Throwable cause = mistake; cause != null; cause = cause.getCause()) {
            text.append(text.length() == 0 ? "" : "Caused by: ").append(cause).append('\n');
            JSObject error = JSExceptions.getJSException(cause);
            if (error != null) {
                text.append(stack(error)).append('\n');
            }
        }
        return text.toString();
    }

    @JSBody(params = "error", script = "return String(error.stack || '');")
    private static native String stack(JSObject error);
}

package parlour.web.browser;

import com.badlogic.gdx.utils.JsonValue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A tab of the browser, used as a person uses it: by clicks, taps and keys. */
public final class Tab implements AutoCloseable {
    /** Longer than anything takes, even on a busy machine. */
    private static final int PATIENCE_MILLIS = 60_000;

    /** What Chromium says of a file that a busy machine has not used after three seconds. */
    private static final String ONLY_SLOW = "was preloaded using link preload but not used";

    private final BrowserConnection connection;
    private final String context;
    private final String target;
    private final String session;
    private final Device device;
    private boolean closed;
    private final List<String> errors = new CopyOnWriteArrayList<>();
    private final Traffic traffic = new Traffic();
    private final List<Expected> expected = new CopyOnWriteArrayList<>();

    /** An event that somebody waits for. */
    private record Expected(
            String method, Predicate<JsonValue> which, CompletableFuture<JsonValue> event) {
        void hear(String heard, JsonValue what) {
            if (heard.equals(method) && which.test(what)) {
                event.complete(what);
            }
        }
    }

    Tab(
            BrowserConnection connection,
            String context,
            String target,
            String session,
            Device device) {
        this.connection = connection;
        this.context = context;
        this.target = target;
        this.session = session;
        this.device = device;
        connection.listen(session, this::heard);
        call("Page.enable", Map.of());
        call("Runtime.enable", Map.of());
        call("Log.enable", Map.of());
        fit(device);
        call(
                "Emulation.setTouchEmulationEnabled",
                Map.of("enabled", device.touch(), "maxTouchPoints", 5));
    }

    private void heard(String method, JsonValue event) {
        expected.forEach(one -> one.hear(method, event));
        traffic.hear(method, event);
        switch (method) {
            case "Runtime.exceptionThrown" -> errors.add(event.get("exceptionDetails").toString());
            case "Runtime.consoleAPICalled" -> {
                if (List.of("error", "warning", "assert").contains(event.getString("type"))) {
                    errors.add(event.get("args").toString());
                }
            }
            case "Log.entryAdded" -> {
                JsonValue entry = event.get("entry");
                boolean slow = entry.getString("text").contains(ONLY_SLOW);
                if (List.of("error", "warning").contains(entry.getString("level")) && !slow) {
                    errors.add(entry.getString("text") + " " + entry.getString("url", ""));
                }
            }
            default -> {}
        }
    }

    /** Gives the page the size and sharpness of a device. */
    void fit(Device other) {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of(
                        "width", other.width(),
                        "height", other.height(),
                        "deviceScaleFactor", (double) other.density(),
                        "mobile", other.touch()));
    }

    public Device device() {
        return device;
    }

    /** Whose storage it has. */
    String context() {
        return context;
    }

    /** What comes over the wire, from now on. */
    public Traffic traffic() {
        call("Network.enable", Map.of());
        return traffic;
    }

    JsonValue call(String method, Map<String, Object> arguments) {
        return connection.call(session, method, arguments);
    }

    /** What the console has complained of so far. */
    public List<String> errors() {
        return List.copyOf(errors);
    }

    public void navigate(String address) {
        call("Page.navigate", Map.of("url", address));
    }

    /** Sets the languages that the browser's user wants, as a request names them. */
    void languages(String wanted) {
        String agent = text("navigator.userAgent");
        call(
                "Emulation.setUserAgentOverride",
                Map.of("userAgent", agent, "acceptLanguage", wanted));
    }

    /** Runs a script in every page before its own. */
    void before(String script) {
        call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    }

    /** The value of an expression, which may be a promise. */
    public JsonValue evaluate(String expression) {
        JsonValue answer =
                call(
                        "Runtime.evaluate",
                        Map.of(
                                "expression", expression,
                                "awaitPromise", true,
                                "returnByValue", true,
                                "userGesture", true));
        if (answer.has("exceptionDetails")) {
            throw new IllegalStateException(
                    expression + ": " + answer.get("exceptionDetails").toString());
        }
        return answer.get("result");
    }

    public String text(String expression) {
        return evaluate("(async () => String(await (" + expression + ")))()").getString("value");
    }

    public double number(String expression) {
        return evaluate("(async () => Number(await (" + expression + ")))()").getDouble("value");
    }

    public boolean is(String expression) {
        return evaluate("(async () => Boolean(await (" + expression + ")))()").getBoolean("value");
    }

    /** Waits until an expression is true; fails with what the page shows if it never is. */
    public void await(String expression) {
        if (!comesTrue(expression)) {
            throw new AssertionError(
                    expression + " did not come true; the page has " + state() + errors);
        }
    }

    private boolean comesTrue(String expression) {
        try {
            return is(Waiting.until(expression, PATIENCE_MILLIS));
        } catch (CompletionException e) {
            if (String.valueOf(e.getMessage()).contains("navigated")) {
                // Another page has taken the place of this one: it is asked instead.
                return comesTrue(expression);
            }
            throw e;
        }
    }

    private String state() {
        return text(
                "window.parlour ? parlour.screen() + ' ' + parlour.names() :"
                        + " document.body.innerText");
    }

    /** Waits until the game draws nothing any more. */
    public void awaitRest() {
        await(
                "(() => { const now = parlour.frames(), time = performance.now();"
                        + "if (window.restFrames !== now) { restFrames = now; restSince = time; }"
                        + "return parlour.resting() && time - restSince > 700; })()");
    }

    /** Clicks or taps what has this name on the canvas, once it is there and stands still. */
    public void press(String name) {
        await(Waiting.still(name));
        double[] at = place(name);
        press(at[0], at[1]);
    }

    double[] place(String name) {
        return evaluate("parlour.place('" + name + "')").get("value").asDoubleArray();
    }

    /** Clicks or taps what has this name, if it can be pressed now. */
    public void pressIfThere(String name) {
        double[] at = evaluate("parlour.place('" + name + "') || []").get("value").asDoubleArray();
        if (at.length > 0) {
            press(at[0], at[1]);
        }
    }

    /** Clicks or taps at a place on the page. */
    void press(double x, double y) {
        if (device.touch()) {
            call(
                    "Input.dispatchTouchEvent",
                    Map.of("type", "touchStart", "touchPoints", List.of(Map.of("x", x, "y", y))));
            call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
        } else {
            mouse("mouseMoved", x, y, 0);
            mouse("mousePressed", x, y, 1);
            mouse("mouseReleased", x, y, 1);
        }
    }

    private void mouse(String type, double x, double y, int clicks) {
        call(
                "Input.dispatchMouseEvent",
                Map.of(
                        "type", type,
                        "x", x,
                        "y", y,
                        "button", clicks == 0 ? "none" : "left",
                        "clickCount", clicks));
    }

    /** Presses a key and lets it go. */
    public void key(String key, String code, int keyCode) {
        for (String type : List.of("rawKeyDown", "keyUp")) {
            call(
                    "Input.dispatchKeyEvent",
                    Map.of(
                            "type", type,
                            "key", key,
                            "code", code,
                            "windowsVirtualKeyCode", keyCode));
        }
    }

    /** Types a text as a keyboard does that knows its characters only, such as a phone's. */
    public void type(String text) {
        call("Input.insertText", Map.of("text", text));
    }

    /** Lets the page do what a person would be asked about, and nothing else of that kind. */
    void allow(String... permissions) {
        connection.call(
                "Browser.grantPermissions",
                Map.of("permissions", List.of(permissions), "browserContextId", context));
    }

    /** Presses Ctrl+V. */
    void paste() {
        call(
                "Input.dispatchKeyEvent",
                Map.of(
                        "type",
                        "rawKeyDown",
                        "key",
                        "v",
                        "code",
                        "KeyV",
                        "windowsVirtualKeyCode",
                        86,
                        "modifiers",
                        2,
                        "commands",
                        List.of("paste")));
        call(
                "Input.dispatchKeyEvent",
                Map.of("type", "keyUp", "key", "v", "code", "KeyV", "windowsVirtualKeyCode", 86));
    }

    public void screenshot(Path file) {
        String picture = call("Page.captureScreenshot", Map.of("format", "png")).getString("data");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, Base64.getDecoder().decode(picture));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Does something, and waits for the event that follows from it. */
    JsonValue awaitEvent(String method, Predicate<JsonValue> which, Runnable action) {
        Expected one = new Expected(method, which, new CompletableFuture<>());
        expected.add(one);
        action.run();
        JsonValue event = one.event().orTimeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS).join();
        expected.remove(one);
        return event;
    }

    /** Presses what opens the browser's file dialog, and chooses a file there. */
    void choose(Path file, String name) {
        call("Page.setInterceptFileChooserDialog", Map.of("enabled", true));
        JsonValue opened = awaitEvent("Page.fileChooserOpened", event -> true, () -> press(name));
        call(
                "DOM.setFileInputFiles",
                Map.of(
                        "files",
                        List.of(file.toString()),
                        "backendNodeId",
                        opened.getLong("backendNodeId")));
    }

    /** Drops a file in the middle of the page. */
    void drop(Path file) {
        Map<String, Object> data =
                Map.of(
                        "items", List.of(),
                        "files", List.of(file.toString()),
                        "dragOperationsMask", 1L);
        for (String type : List.of("dragEnter", "dragOver", "drop")) {
            call(
                    "Input.dispatchDragEvent",
                    Map.of(
                            "type",
                            type,
                            "x",
                            device.width() / 2,
                            "y",
                            device.height() / 2,
                            "data",
                            data));
        }
    }

    /** Presses what downloads a file, and waits for the whole of it in a folder. */
    Path download(Path folder, String name) {
        connection.call(
                "Browser.setDownloadBehavior",
                Map.of(
                        "behavior",
                        "allow",
                        "browserContextId",
                        context,
                        "downloadPath",
                        folder.toString()));
        String[] suggested = new String[1];
        awaitEvent(
                "Page.downloadProgress",
                event -> event.getString("state").equals("completed"),
                () ->
                        suggested[0] =
                                awaitEvent(
                                                "Page.downloadWillBegin",
                                                event -> true,
                                                () -> press(name))
                                        .getString("suggestedFilename"));
        return folder.resolve(suggested[0]);
    }

    /** Ends the page's process without a word to the page. */
    void crash() {
        call("Inspector.enable", Map.of());
        awaitEvent(
                "Inspector.targetCrashed",
                event -> true,
                () -> connection.send(session, "Page.crash", Map.of()));
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        connection.call("Target.closeTarget", Map.of("targetId", target));
    }
}

package parlour.web.browser;

import com.badlogic.gdx.utils.JsonValue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A Firefox with one tab, driven by WebDriver BiDi. Its window is on a virtual screen, since it
 * draws no WebGL without one.
 */
final class Firefox implements AutoCloseable {
    private static final List<String> NAMES = List.of("firefox-esr", "firefox");
    private static final String LISTENING = "WebDriver BiDi listening on ";

    /** Longer than anything takes, even on a busy machine. */
    private static final int PATIENCE_MILLIS = 60_000;

    /** Graphics by software, and nothing that is not asked for. */
    private static final String PREFERENCES =
            """
            user_pref("webgl.force-enabled", true);
            user_pref("webgl.disable-fail-if-major-performance-caveat", true);
            user_pref("app.update.enabled", false);
            user_pref("datareporting.policy.dataSubmissionEnabled", false);
            user_pref("toolkit.telemetry.enabled", false);
            user_pref("intl.accept_languages", "en");
            """;

    private final BrowserProcess process;
    private final BrowserConnection connection;
    private final String context;

    Firefox() {
        process = new BrowserProcess("firefox", Firefox::command, LISTENING);
        connection = new BrowserConnection(URI.create(process.address() + "/session"));
        connection.call("session.new", Map.of("capabilities", Map.of()));
        context =
                connection
                        .call("browsingContext.create", Map.of("type", "tab"))
                        .getString("context");
        connection.call(
                "browsingContext.setViewport",
                Map.of("context", context, "viewport", Map.of("width", 1280L, "height", 720L)));
    }

    private static List<String> command(Path profile) throws IOException {
        Files.writeString(profile.resolve("user.js"), PREFERENCES);
        return List.of(
                "xvfb-run",
                "-a",
                "-s",
                "-screen 0 1400x900x24",
                program().orElseThrow().toString(),
                "--no-remote",
                "--remote-debugging-port=0",
                "--profile",
                profile.toString(),
                "--width=1280",
                "--height=720",
                "about:blank");
    }

    /** Where it is installed; {@code FIREFOX} in the environment names another. */
    static Optional<Path> program() {
        return BrowserProcess.program("FIREFOX", NAMES);
    }

    void navigate(String address) {
        connection.call(
                "browsingContext.navigate",
                Map.of("context", context, "url", address, "wait", "complete"));
    }

    /** The value of an expression, which may be a promise. */
    private JsonValue evaluate(String expression) {
        JsonValue answer =
                connection.call(
                        "script.evaluate",
                        Map.of(
                                "expression",
                                expression,
                                "target",
                                Map.of("context", context),
                                "awaitPromise",
                                true,
                                "userActivation",
                                true));
        if (!answer.getString("type").equals("success")) {
            throw new IllegalStateException(expression + ": " + answer);
        }
        return answer.get("result");
    }

    String text(String expression) {
        return evaluate("(async () => String(await (" + expression + ")))()").getString("value");
    }

    boolean is(String expression) {
        return text("Boolean(" + expression + ")").equals("true");
    }

    /** Waits until an expression is true; fails with what the page shows if it never is. */
    void await(String expression) {
        boolean seen = text(Waiting.until(expression, PATIENCE_MILLIS)).equals("true");
        if (!seen) {
            String state =
                    text(
                            "window.parlour ? parlour.screen() + ' ' + parlour.names() :"
                                    + " document.body.innerText");
            throw new AssertionError(expression + " did not come true; the page has " + state);
        }
    }

    /** Clicks what has this name on the canvas, once it is there and stands still. */
    void press(String name) {
        await(Waiting.still(name));
        String[] at = text("parlour.place('" + name + "').map(Math.round).join()").split(",");
        Map<String, Object> move =
                Map.of(
                        "type", "pointerMove",
                        "x", Long.parseLong(at[0]),
                        "y", Long.parseLong(at[1]));
        List<Map<String, Object>> actions =
                List.of(
                        move,
                        Map.of("type", "pointerDown", "button", 0L),
                        Map.of("type", "pointerUp", "button", 0L));
        Map<String, Object> mouse = Map.of("type", "pointer", "id", "mouse", "actions", actions);
        connection.call(
                "input.performActions", Map.of("context", context, "actions", List.of(mouse)));
    }

    void screenshot(Path file) {
        String picture =
                connection
                        .call("browsingContext.captureScreenshot", Map.of("context", context))
                        .getString("data");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, Base64.getDecoder().decode(picture));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        connection.close();
        process.close();
    }
}

package parlour.web.browser;

import com.badlogic.gdx.utils.JsonValue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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

    private final Path profile;
    private final Process process;
    private final BrowserConnection connection;
    private final String context;

    Firefox() {
        try {
            profile = Files.createTempDirectory("parlour-firefox");
            Files.writeString(profile.resolve("user.js"), PREFERENCES);
            process =
                    new ProcessBuilder(
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
                                    "about:blank")
                            .redirectErrorStream(true)
                            .start();
            connection = new BrowserConnection(URI.create(address(process) + "/session"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        connection.call("session.new", Map.of("capabilities", Map.of()));
        context =
                connection
                        .call("browsingContext.create", Map.of("type", "tab"))
                        .getString("context");
        connection.call(
                "browsingContext.setViewport",
                Map.of("context", context, "viewport", Map.of("width", 1280L, "height", 720L)));
    }

    /** Where it is installed; {@code FIREFOX} in the environment names another. */
    static Optional<Path> program() {
        String chosen = System.getenv("FIREFOX");
        if (chosen != null) {
            return Optional.of(Path.of(chosen));
        }
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** It says where it listens; what it says after that is of no interest. */
    private static String address(Process started) throws IOException {
        BufferedReader output = started.inputReader(StandardCharsets.UTF_8);
        StringBuilder said = new StringBuilder();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            int at = line.indexOf(LISTENING);
            if (at >= 0) {
                Thread reader = new Thread(() -> output.lines().forEach(rest -> {}), "firefox");
                reader.setDaemon(true);
                reader.start();
                return line.substring(at + LISTENING.length()).strip();
            }
            said.append(line).append('\n');
        }
        throw new IOException("Firefox did not start: " + said);
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
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().onExit().join();
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            // Its last processes may still be writing; the system clears its temporary folder.
            return;
        }
    }
}

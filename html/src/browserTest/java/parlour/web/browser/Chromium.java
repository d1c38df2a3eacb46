package parlour.web.browser;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A headless Chromium of its own, without a window, a profile or a network beyond this machine. */
public final class Chromium implements AutoCloseable {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    /** A name for this machine that a browser trusts no more than any other machine. */
    public static final String ELSEWHERE = "parlour.test";

    private static final List<String> OPTIONS =
            List.of(
                    "--headless=new",
                    "--no-sandbox",
                    "--use-angle=swiftshader",
                    "--enable-unsafe-swiftshader",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--disable-extensions",
                    "--no-first-run",
                    "--no-default-browser-check",
                    "--mute-audio",
                    "--host-resolver-rules=MAP " + ELSEWHERE + " 127.0.0.1",
                    "--remote-debugging-port=0");

    private static final String LISTENING = "DevTools listening on ";

    private final BrowserProcess process;
    private final BrowserConnection connection;

    /** Starts one whose first language is the given one. */
    Chromium(String language) {
        process = new BrowserProcess("chromium", profile -> command(language, profile), LISTENING);
        connection = new BrowserConnection(process.address());
    }

    private static List<String> command(String language, Path profile) {
        List<String> command = new ArrayList<>();
        command.add(program().orElseThrow().toString());
        command.addAll(OPTIONS);
        command.add("--lang=" + language);
        command.add("--accept-lang=" + language);
        command.add("--user-data-dir=" + profile);
        command.add("about:blank");
        return command;
    }

    public Chromium() {
        this("en");
    }

    /** Where it is installed; {@code CHROMIUM} in the environment names another. */
    public static Optional<Path> program() {
        return BrowserProcess.program("CHROMIUM", NAMES);
    }

    /** Opens an empty tab with cookies and storage of its own. */
    public Tab open(Device device) {
        return open(
                device,
                connection
                        .call("Target.createBrowserContext", Map.of())
                        .getString("browserContextId"));
    }

    /** Opens another tab beside one, with the same storage. */
    Tab open(Device device, String context) {
        String target =
                connection
                        .call(
                                "Target.createTarget",
                                Map.of("url", "about:blank", "browserContextId", context))
                        .getString("targetId");
        String session =
                connection
                        .call("Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                        .getString("sessionId");
        return new Tab(connection, context, target, session, device);
    }

    long pid() {
        return process.pid();
    }

    @Override
    public void close() {
        connection.close();
        process.close();
    }
}

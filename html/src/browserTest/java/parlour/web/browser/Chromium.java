package parlour.web.browser;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A headless Chromium of its own, without a window, a profile or a network beyond this machine. */
final class Chromium implements AutoCloseable {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

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
                    "--remote-debugging-port=0");

    private static final String LISTENING = "DevTools listening on ";

    private final Path profile;
    private final Process process;
    private final BrowserConnection connection;

    /** Starts one whose first language is the given one. */
    Chromium(String language) {
        try {
            profile = Files.createTempDirectory("parlour-chromium");
            List<String> command = new ArrayList<>();
            command.add(program().orElseThrow().toString());
            command.addAll(OPTIONS);
            command.add("--lang=" + language);
            command.add("--accept-lang=" + language);
            command.add("--user-data-dir=" + profile);
            command.add("about:blank");
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
            connection = new BrowserConnection(address(process));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Chromium() {
        this("en");
    }

    /** Where it is installed; {@code CHROMIUM} in the environment names another. */
    static Optional<Path> program() {
        String chosen = System.getenv("CHROMIUM");
        if (chosen != null) {
            return Optional.of(Path.of(chosen));
        }
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** It says where it listens; what it says after that is of no interest. */
    private static URI address(Process started) throws IOException {
        BufferedReader output = started.inputReader(StandardCharsets.UTF_8);
        StringBuilder said = new StringBuilder();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            if (line.startsWith(LISTENING)) {
                Thread reader = new Thread(() -> output.lines().forEach(rest -> {}), "chromium");
                reader.setDaemon(true);
                reader.start();
                return URI.create(line.substring(LISTENING.length()));
            }
            said.append(line).append('\n');
        }
        throw new IOException("Chromium did not start: " + said);
    }

    /** Opens an empty tab with cookies and storage of its own. */
    Tab open(Device device) {
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

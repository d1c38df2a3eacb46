package parlour.web.browser;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A browser that runs with a profile of its own, which goes with it. */
final class BrowserProcess implements AutoCloseable {
    /** How it is started. */
    interface Command {
        /**
         * @param profile an empty folder, in which settings may be written
         */
        List<String> with(Path profile) throws IOException;
    }

    private final TemporaryFolder profile;
    private final Process process;
    private final URI address;

    /**
     * @param listening what it says before the address at which it listens
     */
    BrowserProcess(String name, Command command, String listening) {
        try {
            profile = new TemporaryFolder("parlour-" + name);
            process =
                    new ProcessBuilder(command.with(profile.path()))
                            .redirectErrorStream(true)
                            .start();
            address = address(process, listening);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Where a browser is installed.
     *
     * @param variable names another one in the environment
     */
    static Optional<Path> program(String variable, List<String> names) {
        String chosen = System.getenv(variable);
        if (chosen != null) {
            return Optional.of(Path.of(chosen));
        }
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> names.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** It says where it listens; what it says after that is of no interest. */
    private static URI address(Process started, String listening) throws IOException {
        BufferedReader output = started.inputReader(StandardCharsets.UTF_8);
        StringBuilder said = new StringBuilder();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            int at = line.indexOf(listening);
            if (at >= 0) {
                Thread reader = new Thread(() -> output.lines().forEach(rest -> {}), "browser");
                reader.setDaemon(true);
                reader.start();
                return URI.create(line.substring(at + listening.length()).strip());
            }
            said.append(line).append('\n');
        }
        throw new IOException("The browser did not start: " + said);
    }

    URI address() {
        return address;
    }

    long pid() {
        return process.pid();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().onExit().join();
        profile.close();
    }
}

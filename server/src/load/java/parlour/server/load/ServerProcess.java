package parlour.server.load;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A {@link LoadServer} in a process of its own, so that it is measured without its clients. */
final class ServerProcess implements Closeable {
    private static final int PATIENCE_SECONDS = 20;

    /** As docs/hosting.md advises for hundreds of busy tables. */
    private static final List<String> JAVA_OPTIONS =
            List.of("-XX:+UseSerialGC", "-Xmx1g", "-Xmn600m");

    private final Process process;
    private final BufferedReader answers;
    private final PrintWriter questions;
    private final int tablePort;
    private final int echoPort;
    private final int relayPort;
    private final int usualEchoPort;

    /**
     * @param javaOptions for Java, to look inside while it works
     */
    ServerProcess(List<String> javaOptions) throws IOException {
        this(javaOptions, Optional.empty());
    }

    /**
     * @param redis where its tables are, instead of a file
     */
    ServerProcess(List<String> javaOptions, Optional<String> redis) throws IOException {
        Path data = Files.createTempDirectory("parlour-load");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JAVA_OPTIONS);
        command.addAll(javaOptions);
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(LoadServer.class.getName(), data.toString()));
        redis.ifPresent(command::add);
        process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        answers =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        questions = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
        String line = answers.readLine();
        while (line != null && !line.matches("\\d+ \\d+ \\d+ \\d+")) {
            // What Java itself says with some options.
            line = answers.readLine();
        }
        if (line == null) {
            throw new IOException("the server has not started");
        }
        String[] ports = line.split(" ");
        tablePort = Integer.parseInt(ports[0]);
        echoPort = Integer.parseInt(ports[1]);
        relayPort = Integer.parseInt(ports[2]);
        usualEchoPort = Integer.parseInt(ports[3]);
    }

    int tablePort() {
        return tablePort;
    }

    int echoPort() {
        return echoPort;
    }

    int relayPort() {
        return relayPort;
    }

    /** Of the echo that listens as the library does by itself. */
    int usualEchoPort() {
        return usualEchoPort;
    }

    /** Sets the length of the answers of both echoes and the relay. */
    void echo(int length) throws IOException {
        ask("echo " + length);
    }

    /** The bytes in use after a garbage collection. */
    long heap() throws IOException {
        return Long.parseLong(ask("heap"));
    }

    /** For how many milliseconds Java has compiled what the server does. */
    long compiling() throws IOException {
        return Long.parseLong(ask("compiling"));
    }

    private String ask(String question) throws IOException {
        questions.println(question);
        return answers.readLine();
    }

    /** Its processor time in nanoseconds. */
    long cpu() {
        return cpu(process.toHandle());
    }

    static long cpu(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}

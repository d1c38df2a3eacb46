package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import parlour.server.limits.AddressLimits;
import parlour.server.redis.RedisPlace;
import parlour.text.BadInput;
import parlour.wire.Limits;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A server that shares its tables in Redis, in a process of its own that can be paused and killed.
 */
final class SharedServer implements AutoCloseable {
    /** How many moves a second each bot makes at most. */
    private static final int PACE = Integer.getInteger("parlour.pace", 100_000);

    /** One address plays at all tables here. */
    private static final Settings.Most WIDE =
            new Settings.Most(
                    1000,
                    5000,
                    new AddressLimits.Most(5000, 10, 1000, 1000),
                    new Limits(8 * 1024, PACE, 100_000, 3, 32),
                    64 * 1024,
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(15));

    private final Process process;
    private final int port;

    private SharedServer(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    static Settings settings(String redis) throws BadInput {
        return TestServer.settings(Path.of("unused"))
                .withMost(WIDE)
                .withShared(RedisPlace.of(redis, Optional.empty()));
    }

    /** Serves until its input ends. */
    public static void main(String[] args) throws Exception {
        try (TableServer server = TableServer.start(settings(args[0]), new TestServer.LoudLog())) {
            System.out.println("port " + server.port());
            assertEquals(-1, System.in.read());
        }
        System.exit(0);
    }

    /**
     * @param pace how many moves a second each bot makes at most
     */
    static SharedServer start(String redis, int pace) throws IOException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-Xshare:auto",
                                "-Xmx256m",
                                "-Dparlour.pace=" + pace,
                                "-cp",
                                System.getProperty("java.class.path"),
                                SharedServer.class.getName(),
                                redis)
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        BufferedReader output =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = String.valueOf(output.readLine());
        assertTrue(line.startsWith("port "), "the server has started: " + line);
        return new SharedServer(process, Integer.parseInt(line.substring("port ".length())));
    }

    int port() {
        return port;
    }

    /** Kills it without a word. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** Stops it as a machine that is too busy would be, so that it knows nothing of it. */
    void pause() throws Exception {
        signal("STOP");
    }

    void wake() throws Exception {
        signal("CONT");
    }

    private void signal(String name) throws Exception {
        Process kill = new ProcessBuilder("kill", "-" + name, "" + process.pid()).start();
        assertEquals(0, kill.waitFor());
    }

    /** Asks it to end, and waits until it has. */
    void stop() throws Exception {
        process.getOutputStream().close();
        assertTrue(process.waitFor(TestClient.PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    @Override
    public void close() {
        kill();
    }
}

package parlour.server.redis;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Debian's redis-server on a port of its own, which writes everything to a folder of the test. */
public final class RedisProcess implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 60;

    private final Path folder;
    private final int port;
    private Process process;

    private RedisProcess(Path folder) throws IOException {
        this.folder = folder;
        this.port = freePort();
    }

    /** Starts one; where there is none to start, the test is skipped and says so. */
    public static RedisProcess start(Path folder) throws Exception {
        assumeTrue(
                isInstalled(),
                "redis-server is not installed, so tables of several servers are not tested: "
                        + "apt-get install --no-install-recommends redis-server");
        RedisProcess redis = new RedisProcess(folder);
        redis.begin();
        return redis;
    }

    private static boolean isInstalled() throws InterruptedException {
        try {
            return new ProcessBuilder("redis-server", "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }

    /** Starts it, again with what it has kept. */
    public void begin() throws Exception {
        List<String> command = new ArrayList<>(List.of("redis-server", "--bind", "127.0.0.1"));
        command.addAll(List.of("--port", String.valueOf(port), "--dir", folder.toString()));
        command.addAll(List.of("--appendonly", "yes", "--appendfsync", "always", "--save", ""));
        process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("redis.log").toFile())
                        .start();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!answers()) {
            assertTrue(
                    process.isAlive() && System.nanoTime() < end,
                    () -> "redis-server has started: " + folder.resolve("redis.log"));
            Thread.onSpinWait();
        }
    }

    private boolean answers() {
        try {
            return say("PING").equals("+PONG");
        } catch (IOException e) {
            return false;
        }
    }

    /** Says one line and returns the first line of the answer. */
    public String say(String command) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.getOutputStream().write((command + "\r\n").getBytes(StandardCharsets.UTF_8));
            return String.valueOf(
                    new BufferedReader(
                                    new InputStreamReader(
                                            socket.getInputStream(), StandardCharsets.UTF_8))
                            .readLine());
        }
    }

    public int port() {
        return port;
    }

    public String address() {
        return "127.0.0.1:" + port;
    }

    /** How much it has written to its folder. */
    public long written() throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }

    /** Kills it without a word. */
    public void kill() {
        process.destroyForcibly().onExit().join();
    }

    @Override
    public void close() {
        kill();
    }
}

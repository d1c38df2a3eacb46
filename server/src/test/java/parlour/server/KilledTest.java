package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.wire.ServerMessage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Whenever the server is killed, everything that somebody was told is there after it was started
 * again, and everybody goes on.
 */
@Tag("killed")
class KilledTest {
    private static final int RUNS = Integer.getInteger("parlour.kills", 3);
    private static final int MOST_MESSAGES = 120;
    private static final int LONGEST_NANOS = 30_000_000;

    @TempDir private Path data;

    /** One of each game, and one with a computer. */
    private List<BotClient> sitDown(int port) throws Exception {
        List<BotClient> bots = new ArrayList<>();
        for (Game<?, ?, ?, ?> game : Games.all()) {
            BotClient anna = BotClient.opener(port, bots.size(), TestServer.table(game.id(), 2));
            anna.forEver().expect(2).sit("Anna");
            BotClient tom = BotClient.guest(port, bots.size() + 100, anna.code());
            bots.addAll(List.of(anna, tom.forEver().sit("Tom")));
        }
        BotClient alone = BotClient.opener(port, 7, TestServer.table("cassino", 1, "greedy"));
        bots.add(alone.forEver().expect(1).sit("Alone"));
        return bots;
    }

    @Test
    void everythingThatWasToldIsThere() throws Exception {
        Rng rng = new Rng(Long.getLong("parlour.seed", 1));
        int port = freePort();
        Process server = start(port);
        List<BotClient> bots = new ArrayList<>();
        long begun = 0;
        try {
            bots = sitDown(port);
            begun = positions(bots);
            for (int run = 0; run < RUNS; run++) {
                listen(bots, 1 + rng.below(MOST_MESSAGES));
                long end = System.nanoTime() + rng.below(LONGEST_NANOS);
                while (System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
                server.destroyForcibly();
                server.waitFor();
                for (BotClient bot : bots) {
                    bot.closing();
                    assertEquals(Optional.empty(), bot.failure(), "before kill " + run);
                }
                server = start(port);
                bots = comeBack(bots, port, run);
            }
            assertTrue(positions(bots) > begun + RUNS, "the games went on");
        } finally {
            bots.forEach(TestClient::close);
            server.destroyForcibly();
            server.waitFor();
        }
    }

    private static long positions(List<BotClient> bots) {
        return bots.stream().mapToLong(BotClient::revision).sum();
    }

    /** Waits until the bots have heard so much. */
    private static void listen(List<BotClient> bots, int messages) throws InterruptedException {
        Semaphore heard = new Semaphore(0);
        bots.forEach(bot -> bot.whenever(heard::release));
        assertTrue(
                heard.tryAcquire(messages, TestClient.PATIENCE_SECONDS, TimeUnit.SECONDS),
                "the games go on: " + heard.availablePermits() + " of " + messages);
    }

    private static List<BotClient> comeBack(List<BotClient> before, int port, int run)
            throws Exception {
        List<BotClient> back = new ArrayList<>();
        for (BotClient bot : before) {
            back.add(bot.again(port));
        }
        for (int i = 0; i < back.size(); i++) {
            BotClient bot = back.get(i);
            bot.await(ServerMessage.Seated.class);
            if (before.get(i).revision() >= 0) {
                ServerMessage.View view = bot.await(ServerMessage.View.class);
                for (BotClient other : before) {
                    assertTrue(
                            !other.code().equals(bot.code()) || view.revision() >= other.revision(),
                            "after kill "
                                    + run
                                    + ": "
                                    + view.revision()
                                    + " of "
                                    + other.revision());
                }
            }
        }
        return back;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }

    /** Starts a server and waits until it listens. */
    private Process start(int port) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-Xshare:auto",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "--bind",
                        "127.0.0.1",
                        "--port",
                        String.valueOf(port),
                        "--data",
                        data.toString());
        Process server = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        BufferedReader output =
                new BufferedReader(
                        new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        String line = output.readLine();
        while (line != null && !line.startsWith("Parlour is at")) {
            line = output.readLine();
        }
        assertTrue(line != null, "the server has started");
        return server;
    }
}

package parlour.server.load;

import parlour.server.Settings;
import parlour.server.TableServer;
import parlour.server.limits.AddressLimits;
import parlour.server.log.ServerLog;
import parlour.server.redis.RedisPlace;
import parlour.server.tables.ComputerSettings;
import parlour.server.web.Page;
import parlour.text.Phrase;
import parlour.wire.Limits;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * The program under load: a server of tables whose limits are out of the way, and beside it an echo
 * and a relay that listen like it, and an echo that listens as the library does by itself. Prints
 * the four ports, then answers questions from its input: {@code heap} with the bytes in use after
 * tidying up, {@code compiling} with the milliseconds for which Java has compiled so far, {@code
 * echo N} sets the length of the others' answers.
 */
public final class LoadServer {
    private static final int MANY = 1_000_000;

    private LoadServer() {}

    public static void main(String[] args) throws Exception {
        Settings settings =
                Settings.usual(Path.of(args[0]), Page.NONE)
                        .withBind("127.0.0.1")
                        .withPort(0)
                        .withMost(
                                new Settings.Most(
                                        MANY,
                                        MANY,
                                        new AddressLimits.Most(MANY, MANY, MANY, MANY),
                                        new Limits(8 * 1024, MANY, MANY, 3, 32),
                                        64 * 1024,
                                        Duration.ofSeconds(60),
                                        Duration.ofSeconds(60)))
                        .withComputers(new ComputerSettings(1, 10, 0));
        if (args.length > 1) {
            settings = settings.withShared(RedisPlace.of(args[1], Optional.empty()));
        }
        EchoServer echo = new EchoServer(LibraryServer::likeTables);
        EchoServer usualEcho = new EchoServer(LibraryServer::usual);
        Path folder = Files.createDirectory(Path.of(args[0]).resolve("relay"));
        try (TableServer server = TableServer.start(settings, new Loud());
                RelayServer relay = new RelayServer(folder)) {
            System.out.printf(
                    "%d %d %d %d%n", server.port(), echo.port(), relay.port(), usualEcho.port());
            answer(echo, usualEcho, relay);
        }
        System.exit(0);
    }

    private static void answer(EchoServer echo, EchoServer usualEcho, RelayServer relay)
            throws IOException {
        BufferedReader questions =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = questions.readLine(); line != null; line = questions.readLine()) {
            if (line.startsWith("echo ")) {
                int length = Integer.parseInt(line.substring("echo ".length()));
                echo.answer(length);
                usualEcho.answer(length);
                relay.answer(length);
                System.out.println("ok");
            } else if (line.equals("compiling")) {
                System.out.println(
                        ManagementFactory.getCompilationMXBean().getTotalCompilationTime());
            } else {
                System.out.println(heap());
            }
        }
    }

    private static long heap() {
        Runtime runtime = Runtime.getRuntime();
        runtime.gc();
        runtime.gc();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static final class Loud implements ServerLog {
        @Override
        public void note(Phrase what) {
            // Tables come and go.
        }

        @Override
        public void trouble(Phrase what) {
            System.err.println(what);
        }

        @Override
        public void mistake(Throwable mistake) {
            mistake.printStackTrace();
        }
    }
}

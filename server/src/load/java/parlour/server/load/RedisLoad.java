package parlour.server.load;

import java.io.Closeable;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Measures tables in a file, tables in Redis, and tables in Redis whose second bot comes to another
 * server than the first, in turns.
 */
final class RedisLoad {
    private static final int SLICES = 3;
    private static final long SECOND = NetworkLoop.SECOND;

    private final int tables;
    private final String game;
    private final int seconds;
    private final int warmUp;

    /** One of the ways to keep tables. */
    private record Way(String name, TableLoad load, LongSupplier serverCpu) {}

    RedisLoad(int tables, String game, int seconds, int warmUp) {
        this.tables = tables;
        this.game = game;
        this.seconds = seconds;
        this.warmUp = warmUp;
    }

    void run() throws IOException {
        NetworkLoop loop = new NetworkLoop();
        try (Redis redis = new Redis();
                ServerProcess file = new ServerProcess(List.of());
                ServerProcess one = new ServerProcess(List.of(), Optional.of(redis.address()));
                ServerProcess two = new ServerProcess(List.of(), Optional.of(redis.address()))) {
            LongSupplier both = () -> one.cpu() + two.cpu();
            List<Way> ways =
                    List.of(
                            new Way("file", tables(loop, file, file), file::cpu),
                            new Way("Redis", tables(loop, one, one), both),
                            new Way("Redis, another server", tables(loop, one, two), both));
            for (Way way : ways) {
                way.load().open(tables);
                Load.warmUp(loop, way.load(), warmUp);
            }
            Load.say("| %s, %d tables | half within | 99 of 100 | server | Redis |", game, tables);
            Load.say("|---|---:|---:|---:|---:|");
            measure(loop, ways, redis, SECOND, "a move a second");
            measure(loop, ways, redis, 0, "as fast as it goes");
        }
    }

    private TableLoad tables(NetworkLoop loop, ServerProcess first, ServerProcess second) {
        return new TableLoad(loop, game, first.tablePort(), second.tablePort());
    }

    private void measure(NetworkLoop loop, List<Way> ways, Redis redis, long pause, String pace)
            throws IOException {
        List<Measured> servers = new ArrayList<>();
        List<Measured> stores = new ArrayList<>();
        for (Way way : ways) {
            servers.add(new Measured(way.serverCpu()));
            stores.add(new Measured(redis::cpu));
        }
        for (int slice = 0; slice < SLICES; slice++) {
            for (int i = 0; i < ways.size(); i++) {
                TableLoad load = ways.get(i).load();
                load.work(pause);
                loop.run(NetworkLoop.in(1), () -> true);
                servers.get(i).begin(load);
                stores.get(i).begin(load);
                loop.run(NetworkLoop.in((double) seconds / SLICES), () -> true);
                servers.get(i).end(load);
                stores.get(i).end(load);
                load.rest();
                loop.run(NetworkLoop.in(0.5), () -> true);
            }
        }
        for (int i = 0; i < ways.size(); i++) {
            Load.say(
                    "| %s, %s: %,.0f moves a second | %.2f ms | %.1f ms | %.0f µs | %.0f µs |",
                    ways.get(i).name(),
                    pace,
                    servers.get(i).perSecond(),
                    servers.get(i).millis(500),
                    servers.get(i).millis(990),
                    servers.get(i).serverMicros(),
                    stores.get(i).serverMicros());
        }
    }

    /** Debian's redis-server, which forces every step to the disk as the journal does. */
    private static final class Redis implements Closeable {
        private final Process process;
        private final int port;

        Redis() throws IOException {
            try (ServerSocket socket = new ServerSocket(0)) {
                port = socket.getLocalPort();
            }
            Path folder = Files.createTempDirectory("parlour-load-redis");
            List<String> command = new ArrayList<>(List.of("redis-server", "--save", ""));
            command.addAll(List.of("--bind", "127.0.0.1", "--port", String.valueOf(port)));
            command.addAll(List.of("--dir", folder.toString(), "--appendonly", "yes"));
            command.addAll(List.of("--appendfsync", "always"));
            process =
                    new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            while (!listens()) {
                if (!process.isAlive()) {
                    throw new IOException("redis-server has not started");
                }
                Thread.onSpinWait();
            }
        }

        private boolean listens() {
            try (Socket socket = new Socket("127.0.0.1", port)) {
                return socket.isConnected();
            } catch (IOException e) {
                return false;
            }
        }

        String address() {
            return "127.0.0.1:" + port;
        }

        long cpu() {
            return ServerProcess.cpu(process.toHandle());
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }
}

package parlour.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets tables of all games be played for a long time, and looks whether the server's memory grows.
 */
final class Soak {
    private static final int PARTS = 10;
    private static final long PAUSE = NetworkLoop.SECOND / 4;
    private static final double MEGA = 1 << 20;

    private final int tables;
    private final List<String> games;
    private final int seconds;
    private final List<String> javaOptions;

    Soak(int tables, List<String> games, int seconds, List<String> javaOptions) {
        this.tables = tables;
        this.games = games;
        this.seconds = seconds;
        this.javaOptions = javaOptions;
    }

    void run() throws IOException {
        NetworkLoop loop = new NetworkLoop();
        try (ServerProcess server = new ServerProcess(javaOptions)) {
            List<TableLoad> loads = new ArrayList<>();
            for (String game : games) {
                TableLoad load = new TableLoad(loop, game, server.tablePort());
                load.open(tables / games.size());
                load.work(PAUSE);
                loads.add(load);
            }
            Load.say("| part of %d | heap after a collection | moves | games |", PARTS);
            Load.say("|---:|---:|---:|---:|");
            for (int part = 0; part <= PARTS; part++) {
                Load.say(
                        "| %d | %.1f MB | %,d | %,d |",
                        part,
                        server.heap() / MEGA,
                        loads.stream().mapToLong(TableLoad::done).sum(),
                        loads.stream().mapToInt(TableLoad::games).sum());
                if (part < PARTS) {
                    loop.run(NetworkLoop.in((double) seconds / PARTS), () -> true);
                }
            }
        }
    }
}

package parlour.server.load;

import parlour.Games;
import parlour.engine.Game;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/**
 * Measures a server under load beside an echo on the same library, in one run: moves a second, how
 * long a move takes to the other seat, and memory a table; or, instead, whether its memory grows.
 *
 * <p>Tables and echo take turns, in slices of a few seconds, so that whatever else the machine does
 * affects both.
 */
@Command(name = "load")
public final class Load implements Callable<Integer> {
    private static final int SLICES = 3;
    private static final int ECHO_WARM_UP_SECONDS = 3;
    private static final int SETTLING_SECONDS = 5;
    private static final int MOST_SETTLING_SECONDS = 180;

    /** So much compiling in that time is no more than now and then. */
    private static final int SETTLED_MILLIS = 250;

    private static final int WORK_BLOCKS = 5;
    private static final int WORK_MOVES = 200_000;
    private static final int USUAL_MOVE = 48;
    private static final int USUAL_ANSWER = 1000;
    private static final long SECOND = NetworkLoop.SECOND;

    @Option(names = "--tables")
    private int tables = 1000;

    @Option(names = "--games", split = ",")
    private List<String> games = Games.all().stream().map(Game::id).toList();

    /** How long each of the figures is measured. */
    @Option(names = "--seconds")
    private int seconds = 9;

    /**
     * How long tables are played before anything is measured, at least: until Java has compiled
     * what is used a lot, which takes a third of a young server's processor time.
     */
    @Option(names = "--warm-up")
    private int warmUp = 10;

    /** Seconds of a soak, instead of the figures. */
    @Option(names = "--soak")
    private int soak;

    /** Compares tables in a file with tables in Redis, instead of the figures. */
    @Option(names = "--redis")
    private boolean redis;

    /** Measures what tables themselves cost, in this process and without sockets, instead. */
    @Option(names = "--work")
    private boolean work;

    /** An option of Java for the server, to look inside while it works. */
    @Option(names = "--java")
    private List<String> javaOptions = new ArrayList<>();

    public static void main(String[] args) {
        System.exit(new CommandLine(new Load()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        say("load of the machine before: %s", machineLoad());
        if (soak > 0) {
            new Soak(tables, games, soak, javaOptions).run();
        } else if (work) {
            for (String game : games) {
                new TableWork(game, tables).measure(WORK_BLOCKS, WORK_MOVES);
            }
        } else if (redis) {
            for (String game : games) {
                new RedisLoad(tables, game, seconds, warmUp).run();
            }
        } else {
            LoadReport report = new LoadReport(tables);
            for (String game : games) {
                report.add(game, measure(game));
            }
            say("%s", report.text());
        }
        say("load of the machine after: %s", machineLoad());
        return 0;
    }

    private LoadReport.Figures measure(String game) throws IOException {
        NetworkLoop loop = new NetworkLoop();
        try (ServerProcess server = new ServerProcess(javaOptions)) {
            EchoLoad echo = new EchoLoad(loop, server.echoPort());
            echo.length(USUAL_MOVE);
            server.echo(USUAL_ANSWER);
            RelayLoad relay = new RelayLoad(loop, server.relayPort());
            relay.length(USUAL_MOVE);
            TableLoad load = new TableLoad(loop, game, server.tablePort());
            // The first ones load what all share.
            int first = Math.max(1, tables / 10);
            load.open(first);
            echo.connect(first);
            warmUp(loop, echo, ECHO_WARM_UP_SECONDS);
            warmUp(loop, load, warmUp);
            settle(server, loop, load);
            relay.connect(tables);
            warmUp(loop, relay, ECHO_WARM_UP_SECONDS);
            EchoLoad usualEcho = new EchoLoad(loop, server.usualEchoPort());
            usualEcho.length(USUAL_MOVE);
            usualEcho.connect(tables);
            warmUp(loop, usualEcho, ECHO_WARM_UP_SECONDS);
            long few = server.heap();
            echo.connect(2 * (tables - first));
            long connections = server.heap() - few;
            echo.close(tables);
            loop.run(NetworkLoop.in(1), () -> true);
            few = server.heap();
            load.open(tables);
            long fresh = server.heap() - few;
            server.echo(load.toldLength());
            echo.length(load.moveLength());
            relay.length(load.moveLength());
            usualEcho.length(load.moveLength());
            Measured[] atEase = byTurns(server, loop, SECOND, echo, load);
            Measured[] fast = byTurns(server, loop, 0, echo, load, relay, usualEcho);
            long played = server.heap() - few;
            say("%s: %d moves, %d games", game, load.done(), load.games());
            int counted = tables - first;
            return new LoadReport.Figures(
                    load.moveLength(),
                    load.toldLength(),
                    atEase[0],
                    atEase[1],
                    fast[0],
                    fast[1],
                    fast[2],
                    fast[3],
                    connections / counted,
                    fresh / counted,
                    played / counted);
        }
    }

    /** The figures of all of them, measured by turns. */
    private Measured[] byTurns(ServerProcess server, NetworkLoop loop, long pause, Bots... all)
            throws IOException {
        Measured[] measured = new Measured[all.length];
        Arrays.setAll(measured, each -> new Measured(server));
        for (int i = 0; i < SLICES; i++) {
            for (int each = 0; each < all.length; each++) {
                all[each].work(pause);
                loop.run(NetworkLoop.in(1), () -> true);
                measured[each].begin(all[each]);
                loop.run(NetworkLoop.in((double) seconds / SLICES), () -> true);
                measured[each].end(all[each]);
                all[each].rest();
                loop.run(NetworkLoop.in(0.5), () -> true);
            }
        }
        return measured;
    }

    static void warmUp(NetworkLoop loop, Bots bots, int seconds) throws IOException {
        bots.work(0);
        loop.run(NetworkLoop.in(seconds), () -> true);
        bots.rest();
        loop.run(NetworkLoop.in(0.5), () -> true);
    }

    /** Plays on until Java has next to nothing left to compile. */
    private static void settle(ServerProcess server, NetworkLoop loop, Bots bots)
            throws IOException {
        long before = server.compiling();
        for (int seconds = 0; seconds < MOST_SETTLING_SECONDS; seconds += SETTLING_SECONDS) {
            warmUp(loop, bots, SETTLING_SECONDS);
            long now = server.compiling();
            if (now - before < SETTLED_MILLIS) {
                return;
            }
            before = now;
        }
        say("Java was still compiling when the measurement began");
    }

    static String machineLoad() throws IOException {
        Path file = Path.of("/proc/loadavg");
        return Files.exists(file) ? Files.readString(file).strip() : "unknown";
    }

    static void say(String format, Object... args) {
        System.out.println(String.format(Locale.ROOT, format, args));
    }
}

package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.server.redis.RedisProcess;
import parlour.server.redis.StoredSteps;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Three servers share their tables and each connection leads to the next of them: whatever happens
 * to one of them, every table goes on with everything that somebody was told.
 */
@Tag("redis")
class SharedTablesTest {
    private static final int TABLES = Integer.getInteger("parlour.shared", 6);
    private static final int KILLS = Integer.getInteger("parlour.shared.kills", 1);
    private static final int MOVES = 4;

    /** Many bots think as people do, so that the machine has time for all. */
    private static final int PACE = TABLES > 50 ? 1 : 10;

    @TempDir private Path folder;
    private RedisProcess redis;
    private final List<SharedServer> servers = new ArrayList<>();
    private final List<RoamingPair> pairs = new ArrayList<>();
    private final List<Integer> ports = new CopyOnWriteArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @BeforeEach
    void start() throws Exception {
        redis = RedisProcess.start(folder);
        for (int i = 0; i < 3; i++) {
            servers.add(SharedServer.start(redis.address(), PACE));
            ports.add(servers.get(i).port());
        }
        RoamingBot.World world = new RoamingBot.World(this::nextPort, timer, threads);
        for (int i = 0; i < TABLES; i++) {
            pairs.add(RoamingPair.sitDown(world, i));
        }
        goOn();
    }

    /** What a load balancer does. */
    private int nextPort() {
        return ports.get(Math.floorMod(next.getAndIncrement(), ports.size()));
    }

    @AfterEach
    void stop() throws Exception {
        pairs.forEach(RoamingPair::end);
        timer.shutdownNow();
        threads.shutdownNow();
        for (SharedServer server : servers) {
            server.close();
        }
        if (redis != null) {
            redis.close();
        }
    }

    /** Waits until some moves more were made at every table. */
    private void goOn() throws Exception {
        List<Long> before = pairs.stream().map(RoamingPair::told).toList();
        for (int i = 0; i < pairs.size(); i++) {
            pairs.get(i).await(before.get(i) + MOVES);
        }
    }

    /** Everything that was told is stored, by one server at a time. */
    private int checkStored() throws Exception {
        int owners = 0;
        try (StoredSteps stored = new StoredSteps(redis)) {
            for (RoamingPair pair : pairs) {
                long told = pair.told();
                StoredSteps.Table table = stored.table(pair.code());
                assertTrue(table.restored().revision() >= told, "everything told is there");
                owners += table.owners().size();
                pair.check();
            }
        }
        return owners;
    }

    /** Whoever has most of the tables: one that was paused may have none. */
    private SharedServer busiest() throws Exception {
        SharedServer busiest = servers.get(0);
        for (SharedServer each : servers) {
            if (tables(each) > tables(busiest)) {
                busiest = each;
            }
        }
        return busiest;
    }

    private static double tables(SharedServer server) throws Exception {
        return Http.metric(server.port(), "parlour_tables");
    }

    private double sum(String count) throws Exception {
        double sum = 0;
        for (int port : ports) {
            sum += Http.metric(port, count);
        }
        return sum;
    }

    /** One test, because three servers take long to start. */
    @Test
    void whateverHappensToAServerItsTablesGoOn() throws Exception {
        assertEquals(TABLES, checkStored(), "nobody else was needed yet");
        assertEquals(TABLES, sum("parlour_tables"));
        assertTrue(sum("parlour_relayed_total") >= TABLES / 2, "many came to the wrong server");
        tablesGoOnAfterRedisWasKilled();
        aServerThatWasPausedLetsGoOfItsTables();
        tablesOfAKilledServerGoOnAtOthers();
        tablesOfAServerThatStopsGoOnAtOnce();
    }

    private void tablesOfAKilledServerGoOnAtOthers() throws Exception {
        for (int kill = 0; kill < KILLS; kill++) {
            SharedServer victim = busiest();
            servers.remove(victim);
            ports.remove((Integer) victim.port());
            int owners = checkStored();
            List<Integer> before = owners();
            long killed = System.nanoTime();
            victim.kill();
            goOn();
            System.out.printf("kill %d of %d: %s%n", kill + 1, KILLS, takeover(before, killed));
            assertTrue(checkStored() > owners, "tables were taken over");
            assertEquals(TABLES, sum("parlour_tables"));
            if (kill + 1 < KILLS) {
                servers.add(SharedServer.start(redis.address(), PACE));
                ports.add(servers.get(servers.size() - 1).port());
            }
        }
    }

    /** How many servers each table has had. */
    private List<Integer> owners() {
        try (StoredSteps stored = new StoredSteps(redis)) {
            return pairs.stream().map(pair -> stored.table(pair.code()).owners().size()).toList();
        }
    }

    /** How long the tables that were taken over had to wait. */
    private String takeover(List<Integer> before, long killed) {
        List<Integer> after = owners();
        List<RoamingPair> taken =
                IntStream.range(0, pairs.size())
                        .filter(i -> after.get(i) > before.get(i))
                        .mapToObj(pairs::get)
                        .toList();
        return String.format(
                Locale.ROOT,
                "%d of %d tables were taken over; they answered after %s,"
                        + " and the first move was stored after %s",
                taken.size(),
                pairs.size(),
                quantiles(taken.stream().mapToLong(pair -> pair.answered(killed) - killed)),
                quantiles(taken.stream().mapToLong(pair -> pair.moved(killed) - killed)));
    }

    private static String quantiles(LongStream nanos) {
        double[] seconds = nanos.sorted().mapToDouble(each -> each / 1e9).toArray();
        return String.format(
                Locale.ROOT,
                "%.1f s (half of them) and %.1f s (the last)",
                seconds[(seconds.length - 1) / 2],
                seconds[seconds.length - 1]);
    }

    private void tablesOfAServerThatStopsGoOnAtOnce() throws Exception {
        SharedServer polite = busiest();
        servers.remove(polite);
        ports.remove((Integer) polite.port());
        polite.stop();
        goOn();
        checkStored();
        assertEquals(TABLES, sum("parlour_tables"));
    }

    private void aServerThatWasPausedLetsGoOfItsTables() throws Exception {
        SharedServer paused = busiest();
        assertTrue(Http.metric(paused.port(), "parlour_tables") > 0);
        ports.remove((Integer) paused.port());
        paused.pause();
        // Tables both of whose bots are at the paused server wait for it; the others go on.
        List<Long> then = pairs.stream().map(RoamingPair::told).toList();
        try (StoredSteps stored = new StoredSteps(redis)) {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(TestClient.PATIENCE_SECONDS);
            int before = takings(stored);
            while (takings(stored) == before) {
                assertTrue(System.nanoTime() < end, "somebody has taken a table");
                Thread.onSpinWait();
            }
        }
        paused.wake();
        for (int i = 0; i < pairs.size(); i++) {
            pairs.get(i).await(then.get(i) + MOVES);
        }
        checkStored();
        assertTrue(Http.metric(paused.port(), "parlour_lost_tables_total") > 0, "it has noticed");
        ports.add(paused.port());
        goOn();
        checkStored();
        assertEquals(TABLES, sum("parlour_tables"));
    }

    private int takings(StoredSteps stored) {
        return pairs.stream().mapToInt(pair -> stored.table(pair.code()).owners().size() - 1).sum();
    }

    private void tablesGoOnAfterRedisWasKilled() throws Exception {
        for (int kill = 0; kill < KILLS; kill++) {
            redis.kill();
            redis.begin();
            goOn();
            checkStored();
        }
        assertEquals(TABLES, sum("parlour_tables"));
    }
}

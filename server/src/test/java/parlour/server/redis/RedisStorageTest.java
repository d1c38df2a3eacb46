package parlour.server.redis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.server.log.ServerLog;
import parlour.server.metrics.Metrics;
import parlour.server.storage.Receipt;
import parlour.server.storage.SharedStorage;
import parlour.server.storage.StorageTrouble;
import parlour.server.storage.TableSteps;
import parlour.server.storage.TableStorage;
import parlour.server.storage.TableStorage.Found;
import parlour.text.BadInput;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** One server at a time has a table, and one that no longer has it can store nothing. */
class RedisStorageTest {
    private static final int PATIENCE_SECONDS = 60;

    @TempDir private static Path folder;
    private static RedisProcess redis;
    private static StoredSteps stored;

    private final List<TableStorage> opened = new ArrayList<>();

    @BeforeAll
    static void start() throws Exception {
        redis = RedisProcess.start(folder);
        stored = new StoredSteps(redis);
    }

    @AfterAll
    static void stop() throws Exception {
        if (redis != null) {
            stored.close();
            redis.close();
        }
    }

    @AfterEach
    void close() throws IOException {
        redis.say("CONFIG SET maxmemory 0");
        opened.forEach(TableStorage::close);
        redis.say("FLUSHALL");
    }

    private TableStorage server(int port) throws BadInput {
        return server(port, redis.address());
    }

    private TableStorage server(int port, String address) throws BadInput {
        TableStorage storage =
                RedisPlace.of(address, Optional.empty())
                        .open(
                                new SharedStorage.Member(
                                        InetAddress.getLoopbackAddress(),
                                        "secret" + port,
                                        new Metrics().share()),
                                ServerLog.NONE);
        opened.add(storage);
        storage.start(port);
        return storage;
    }

    /** Waits for what becomes of something: nothing, or the key of what is told. */
    private static final class Told implements Receipt {
        private final CompletableFuture<String> told = new CompletableFuture<>();

        @Override
        public void stored() {
            told.complete("stored");
        }

        @Override
        public void failed(IOException why) {
            told.complete(why instanceof StorageTrouble trouble ? trouble.told().key() : "" + why);
        }

        String get() throws Exception {
            return told.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        }
    }

    private static String append(TableSteps steps, String content) throws Exception {
        Told told = new Told();
        steps.append(content, told);
        return told.get();
    }

    private static String flush(TableSteps steps) throws Exception {
        Told told = new Told();
        steps.flush(told);
        return told.get();
    }

    private static Found take(TableStorage server, String code) throws Exception {
        return server.take(code).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private static Found.Taken taken(TableStorage server, String code) throws Exception {
        return assertInstanceOf(Found.Taken.class, take(server, code));
    }

    @Test
    void aTableGoesOnAtAnotherServer() throws Exception {
        TableStorage one = server(1001);
        TableStorage two = server(1002);
        TableSteps steps = one.table("TABLE1");
        List<Told> told = new ArrayList<>();
        for (int i = 0; i < 1200; i++) {
            Told each = new Told();
            told.add(each);
            steps.append("step " + i, each);
        }
        for (Told each : told) {
            assertEquals("stored", each.get());
        }
        Found.Elsewhere elsewhere = assertInstanceOf(Found.Elsewhere.class, take(two, "TABLE1"));
        assertEquals("127.0.0.1:1001", elsewhere.peer().address());
        assertEquals("secret1001", elsewhere.peer().secret());
        assertEquals(
                elsewhere.peer().lease(),
                two.leases(Set.of("TABLE1", "NOSUCH"))
                        .get(PATIENCE_SECONDS, TimeUnit.SECONDS)
                        .get("TABLE1"));
        ((RedisSteps) steps).released().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        Found.Taken there = taken(two, "TABLE1");
        assertEquals(1200, there.stored().contents().size());
        assertEquals("step 1199", there.stored().contents().get(1199));
        assertEquals("stored", append(there.steps(), "there"));
        assertEquals(new Found.Nothing(), take(two, "NOSUCH"));
        StoredSteps.Table whole = stored.table("TABLE1");
        assertEquals(1201, whole.steps().size());
        assertEquals(2, whole.owners().size());
        assertFalse(whole.owners().get(0).equals(whole.owners().get(1)));
    }

    @Test
    void whoeverHasLostATableStoresNothing() throws Exception {
        TableStorage one = server(1001);
        TableStorage two = server(1002);
        TableSteps stale = one.table("TABLE2");
        CompletableFuture<String> lost = new CompletableFuture<>();
        stale.whenLost(why -> lost.complete(((StorageTrouble) why).told().key()));
        assertEquals("stored", append(stale, "first"));
        stored.endLease("TABLE2");
        TableSteps fresh = taken(two, "TABLE2").steps();
        assertEquals("server.moved", append(stale, "too late"));
        assertEquals("server.moved", append(stale, "later still"));
        assertEquals("server.moved", flush(stale));
        assertEquals("server.moved", lost.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals("stored", append(fresh, "second"));
        stale.clear(new Told());
        stale.release();
        assertEquals("stored", append(fresh, "third"));
        assertEquals(List.of("first", "second", "third"), stored.table("TABLE2").steps());
    }

    @Test
    void anOwnerThatDoesNothingLearnsThatItHasLostTheTable() throws Exception {
        TableStorage one = server(1001);
        TableStorage two = server(1002);
        TableSteps stale = one.table("TABLE3");
        CompletableFuture<IOException> lost = new CompletableFuture<>();
        assertEquals("stored", append(stale, "first"));
        stale.whenLost(lost::complete);
        stored.endLease("TABLE3");
        taken(two, "TABLE3");
        assertInstanceOf(StorageTrouble.class, lost.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals("server.moved", flush(stale));
    }

    @Test
    void aLeaseThatRanOutCountsUntilSomebodyElseTakesTheTable() throws Exception {
        TableStorage one = server(1001);
        TableSteps steps = one.table("TABLE4");
        assertEquals("stored", append(steps, "first"));
        stored.endLease("TABLE4");
        assertEquals("stored", append(steps, "second"));
        assertInstanceOf(Found.Elsewhere.class, take(server(1002), "TABLE4"));
        assertEquals(1, stored.table("TABLE4").owners().size());
    }

    @Test
    void theSameServerTakesItsOwnTableWithANewNumber() throws Exception {
        TableStorage one = server(1001);
        TableSteps before = one.table("TABLE5");
        assertEquals("stored", append(before, "first"));
        TableSteps again = taken(one, "TABLE5").steps();
        assertEquals("server.moved", append(before, "from before"));
        assertEquals("stored", append(again, "second"));
        assertEquals(List.of("first", "second"), stored.table("TABLE5").steps());
    }

    @Test
    void ofManyWhoWantATableOneGetsIt() throws Exception {
        TableSteps steps = server(1001).table("TABLE6");
        assertEquals("stored", append(steps, "first"));
        List<TableStorage> servers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            servers.add(server(1002 + i));
        }
        for (int round = 1; round <= 20; round++) {
            stored.endLease("TABLE6");
            List<CompletableFuture<Found>> asked =
                    servers.stream().map(each -> each.take("TABLE6")).toList();
            int winners = 0;
            for (CompletableFuture<Found> each : asked) {
                Found found = each.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                winners += found instanceof Found.Taken ? 1 : 0;
            }
            assertEquals(1, winners);
            assertEquals(1 + round, stored.table("TABLE6").owners().size());
        }
    }

    @Test
    void whatIsAskedTwiceIsStoredOnce() throws Exception {
        RedisLink link = RedisLink.open(RedisAddress.read(redis.address()), ServerLog.NONE);
        List<String> keys = Keys.of("TABLE7");
        List<String> open = List.of("1 me here secret", "6000", "60000", "me", "first");
        List<String> two = List.of("1 me here secret", "6000", "me", "2", "second", "third");
        for (int i = 0; i < 3; i++) {
            assertEquals(List.of("good"), link.run(Script.OPEN, keys, open).get());
            assertEquals(List.of("good"), link.run(Script.APPEND, keys, two).get());
        }
        List<String> gap = List.of("1 me here secret", "6000", "me", "5", "fifth");
        assertEquals(List.of("lost"), link.run(Script.APPEND, keys, gap).get());
        List<String> other = List.of("1 me here secret", "6000", "60000", "me", "another");
        assertEquals(List.of("taken"), link.run(Script.OPEN, keys, other).get());
        assertEquals(List.of("first", "second", "third"), stored.table("TABLE7").steps());
        link.close();
    }

    @Test
    void twoTablesNeverHaveTheSameCode() throws Exception {
        assertEquals("stored", append(server(1001).table("TABLE8"), "one"));
        assertEquals("server.moved", append(server(1002).table("TABLE8"), "two"));
        assertEquals(List.of("one"), stored.table("TABLE8").steps());
    }

    private static Optional<String> opened(TableStorage server, String opener) throws Exception {
        return server.opened(opener).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Test
    void oneTokenOpensOneTableWhicheverServerHearsIt() throws Exception {
        TableStorage one = server(1001);
        TableStorage two = server(1002);
        assertEquals(Optional.empty(), opened(two, "anna"));
        assertEquals("stored", append(one.open("TABLED", "anna"), "first"));
        assertEquals(Optional.of("TABLED"), opened(two, "anna"));
        assertEquals("server.moved", append(two.open("TABLEE", "anna"), "first"));
        assertEquals(List.of(), stored.table("TABLEE").steps());
        assertEquals("stored", append(two.open("TABLEF", "ben"), "first"));
    }

    @Test
    void whatWasOpenedAndClearedAwayIsNotInTheWay() throws Exception {
        TableStorage one = server(1001);
        TableSteps before = one.open("TABLEG", "anna");
        assertEquals("stored", append(before, "first"));
        Told cleared = new Told();
        before.clear(cleared);
        assertEquals("stored", cleared.get());
        assertEquals("stored", append(server(1002).open("TABLEH", "anna"), "first"));
        assertEquals(Optional.of("TABLEH"), opened(one, "anna"));
    }

    @Test
    void aTableIsClearedAway() throws Exception {
        TableSteps steps = server(1001).table("TABLE9");
        assertEquals("stored", append(steps, "first"));
        long day = Duration.ofHours(24).toMillis();
        assertTrue(stored.millisLeft("TABLE9") > day, "by Redis itself, after a day");
        assertTrue(stored.millisLeft("TABLE9") < day + Duration.ofHours(2).toMillis());
        Told cleared = new Told();
        steps.clear(cleared);
        assertEquals("stored", cleared.get());
        assertEquals(List.of(), stored.keys());
    }

    @Test
    void aFullRedisStoresNothingAndShowsEverything() throws Exception {
        TableStorage one = server(1001);
        TableSteps steps = one.table("TABLEA");
        assertEquals("stored", append(steps, "first"));
        redis.say("CONFIG SET maxmemory 1");
        assertEquals("server.notStored", append(steps, "second"));
        assertTrue(one.isFailing());
        assertEquals("server.notStored", append(one.table("TABLEB"), "another table"));
        Found.Taken again = taken(one, "TABLEA");
        assertEquals(List.of("first"), again.stored().contents());
        redis.say("CONFIG SET maxmemory 0");
        assertEquals("stored", append(again.steps(), "second"));
        assertFalse(one.isFailing());
        assertEquals(List.of("first", "second"), stored.table("TABLEA").steps());
    }

    @Test
    void aRedisThatIsStartedAgainGoesOn() throws Exception {
        TableSteps steps = server(1001).table("TABLEC");
        assertEquals("stored", append(steps, "first"));
        redis.kill();
        Told told = new Told();
        steps.append("second", told);
        redis.begin();
        assertEquals("stored", told.get());
        assertEquals("stored", append(steps, "third"));
        assertEquals(List.of("first", "second", "third"), stored.table("TABLEC").steps());
    }

    @Test
    void guessesAtOneServerAreKnownToTheOthers() throws Exception {
        TableStorage one = server(1001);
        TableStorage two = server(1002);
        BlockingQueue<String> here = new LinkedBlockingQueue<>();
        BlockingQueue<String> there = new LinkedBlockingQueue<>();
        one.whenWrongCode(here::add);
        two.whenWrongCode(there::add);
        Optional<String> told = Optional.empty();
        // The first ones may come before somebody listens.
        for (int i = 0; told.isEmpty() && i < PATIENCE_SECONDS; i++) {
            one.wrongCode("[1, 2, 3]");
            told = Optional.ofNullable(there.poll(1, TimeUnit.SECONDS));
        }
        assertEquals(Optional.of("[1, 2, 3]"), told);
        assertTrue(here.isEmpty(), "its own guesses are counted already");
    }
}

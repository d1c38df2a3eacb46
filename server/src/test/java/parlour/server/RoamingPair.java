package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import parlour.Games;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;

/** Two bots who play game after game at a table, wherever it is. */
final class RoamingPair {
    private final AtomicLong told = new AtomicLong(-1);
    private final RoamingBot anna;
    private final RoamingBot tom;
    private volatile long goal = Long.MAX_VALUE;
    private volatile CompletableFuture<Void> reached = new CompletableFuture<>();

    private RoamingPair(RoamingBot.World world, BotClient opener, BotClient guest) {
        anna = new RoamingBot(world, opener, told, this::look);
        tom = new RoamingBot(world, guest, told, this::look);
    }

    /** Both sit down, each at the server that is next. */
    static RoamingPair sitDown(RoamingBot.World world, int number) throws Exception {
        String game = Games.all().get(number % Games.all().size()).id();
        int here = world.ports().getAsInt();
        BotClient anna = BotClient.opener(here, number, TestServer.table(game, 2));
        anna.forEver().expect(2).sit("Anna");
        int there = world.ports().getAsInt();
        BotClient tom = BotClient.guest(there, number + 1000, anna.code());
        tom.forEver().sit("Tom");
        return new RoamingPair(world, anna, tom);
    }

    /** The latest position that either was told of. */
    long told() {
        return told.get();
    }

    String code() {
        return anna.code();
    }

    /** When the table answered the first of them who came back after a time, in nanoseconds. */
    long answered(long since) {
        return firstAfter(since, anna.answered(), tom.answered());
    }

    /** When the first of them who came back after a time heard of a move. */
    long moved(long since) {
        return firstAfter(since, anna.moved(), tom.moved());
    }

    private static long firstAfter(long since, long... times) {
        return LongStream.of(times).filter(time -> time > since).min().orElseThrow();
    }

    private void look() {
        if (anna != null && tom != null && Math.min(anna.seen(), tom.seen()) >= goal) {
            reached.complete(null);
        }
    }

    /** Waits until both were told of a position so far on, and nothing was wrong. */
    void await(long position) throws Exception {
        reached = new CompletableFuture<>();
        goal = position;
        look();
        try {
            reached.get(TestClient.PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new AssertionError(
                    "waits for "
                            + position
                            + " at "
                            + anna.seen()
                            + " and "
                            + tom.seen()
                            + " "
                            + anna.failure()
                            + tom.failure(),
                    e);
        }
        check();
    }

    void check() {
        assertEquals(Optional.empty(), anna.failure());
        assertEquals(Optional.empty(), tom.failure());
    }

    void end() {
        anna.end();
        tom.end();
    }
}

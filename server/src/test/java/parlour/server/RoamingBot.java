package parlour.server;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntSupplier;

/**
 * A bot that comes back whenever its connection ends, to any server, as programs of people do. Each
 * time it complains unless everything that anybody at its table was told before is there.
 */
final class RoamingBot {
    /**
     * What is around the bots.
     *
     * @param ports where the next connection leads to
     */
    record World(IntSupplier ports, ScheduledExecutorService timer, Executor threads) {}

    private static final int PAUSE_MILLIS = 200;

    private final World world;
    private final AtomicLong told;
    private final Runnable news;
    private volatile BotClient bot;
    private volatile long seen = -1;

    /** The first position that it was told of since it came back last; -1 until then. */
    private volatile long first = -1;

    /** When that was, and when it was told of the first move after it; 0 until then. */
    private volatile long answered;

    private volatile long moved;
    private volatile boolean over;
    private volatile Optional<Throwable> failure = Optional.empty();

    /**
     * @param told the latest position that anybody at the table was told of
     * @param news what to do after each message
     */
    RoamingBot(World world, BotClient bot, AtomicLong told, Runnable news) {
        this.world = world;
        this.bot = bot;
        this.told = told;
        this.news = news;
        attend(bot.bearing(RoamingBot::mayHappen));
    }

    /**
     * Servers send clients away; what was said on an old connection may arrive after the new one.
     */
    private static boolean mayHappen(String key) {
        return key.startsWith("server.") || key.equals("table.elsewhere");
    }

    private void attend(BotClient current) {
        first = -1;
        answered = 0;
        moved = 0;
        current.whenever(() -> heard(current));
        // It may have heard something before somebody listened.
        heard(current);
        current.ending().whenComplete((status, failed) -> later());
    }

    private void heard(BotClient current) {
        seen = current.revision();
        told.accumulateAndGet(seen, Math::max);
        if (current.positions() > 0) {
            note(seen);
        }
        complain(current.failure());
        news.run();
    }

    private void note(long position) {
        if (first < 0) {
            first = position;
            answered = System.nanoTime();
        } else if (position > first && moved == 0) {
            moved = System.nanoTime();
        }
    }

    /** When the table answered since this came back last, in nanoseconds; 0 if it has not. */
    long answered() {
        return answered;
    }

    /** When it was told of the first move since then, in nanoseconds; 0 if it was not. */
    long moved() {
        return moved;
    }

    private void complain(Optional<Throwable> why) {
        failure = failure.or(() -> why);
    }

    private void later() {
        complain(bot.failure());
        if (!over) {
            world.timer()
                    .schedule(
                            () -> world.threads().execute(this::comeBack),
                            PAUSE_MILLIS,
                            TimeUnit.MILLISECONDS);
        }
    }

    private void comeBack() {
        if (over) {
            return;
        }
        try {
            bot = bot.again(world.ports().getAsInt(), told.get());
            attend(bot);
            if (over) {
                bot.close();
            }
        } catch (ExecutionException | TimeoutException e) {
            // Nobody is there; perhaps elsewhere, or later.
            later();
        } catch (Exception e) {
            complain(Optional.of(e));
        }
    }

    String code() {
        return bot.code();
    }

    /** The position that it was told of last. */
    long seen() {
        return seen;
    }

    Optional<Throwable> failure() {
        return failure;
    }

    void end() {
        over = true;
        bot.close();
    }
}

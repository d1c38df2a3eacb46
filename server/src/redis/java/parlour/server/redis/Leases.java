package parlour.server.redis;

import parlour.server.log.ServerLog;
import parlour.server.metrics.SharingMetrics;
import parlour.text.Phrase;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Renews the leases of a server's tables, on a thread that does nothing else. */
final class Leases {
    private static final Duration RENEWAL = Duration.ofSeconds(2);
    private static final int TOGETHER = 100;

    /** How many renewals pass before Redis is told again to keep the tables themselves. */
    private static final int KEEPING = 500;

    private final RedisLink link;
    private final Set<RedisSteps> owned;
    private final ServerLog log;
    private final SharingMetrics metrics;
    private final ScheduledExecutorService timer;
    private int turn;

    Leases(RedisLink link, Set<RedisSteps> owned, ServerLog log, SharingMetrics metrics) {
        this.link = link;
        this.owned = owned;
        this.log = log;
        this.metrics = metrics;
        timer =
                Executors.newSingleThreadScheduledExecutor(
                        work -> {
                            Thread thread = new Thread(work, "parlour-leases");
                            thread.setDaemon(true);
                            return thread;
                        });
    }

    void start() {
        timer.scheduleWithFixedDelay(
                this::renew, RENEWAL.toMillis(), RENEWAL.toMillis(), TimeUnit.MILLISECONDS);
    }

    void stop() {
        timer.shutdownNow();
    }

    private void renew() {
        try {
            List<RedisSteps> all = List.copyOf(owned);
            turn++;
            link.probe();
            for (int from = 0; from < all.size(); from += TOGETHER) {
                renew(all.subList(from, Math.min(all.size(), from + TOGETHER)));
            }
        } catch (RuntimeException e) {
            log.mistake(e);
        }
    }

    private void renew(List<RedisSteps> some) {
        List<String> keys = new ArrayList<>();
        List<String> values = new ArrayList<>();
        values.add(RedisStorage.millis(RedisStorage.LEASE));
        values.add(turn % KEEPING == 0 ? RedisStorage.millis(RedisStorage.KEPT) : "0");
        for (RedisSteps steps : some) {
            keys.addAll(Keys.of(steps.code()));
            values.add(steps.lease());
        }
        long asked = System.nanoTime();
        CompletableFuture<List<Object>> answer = link.run(Script.RENEW, keys, values);
        answer.thenAccept(answers -> renewed(some, answers, asked));
    }

    private void renewed(List<RedisSteps> some, List<Object> answers, long asked) {
        int lost = 0;
        for (int i = 0; i < some.size(); i++) {
            RedisSteps steps = some.get(i);
            if (answers.get(i).equals(RedisStorage.GOOD)) {
                steps.confirm(asked);
            } else if (owned.remove(steps)) {
                lost++;
                metrics.count(SharingMetrics.Event.LOST_TABLES);
                steps.lose();
            }
        }
        if (lost > 0) {
            log.trouble(Phrase.of("run.redis.lost", lost));
        }
    }
}

package parlour.arena;

import parlour.engine.Rules;
import parlour.engine.Seeds;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A match of many deals; the result does not depend on the number of threads. */
final class Tournament<S, M, V, E> {
    /** The number of deals per thread that are being played or wait to be counted. */
    private static final int AHEAD = 8;

    /** After each this many deals it is asked whether they are enough. */
    static final int BATCH = 20;

    private final PlayerList<S, M, V, E> playerList;
    private final boolean wholeGames;
    private final long seed;

    Tournament(PlayerList<S, M, V, E> playerList, boolean wholeGames, long seed) {
        this.playerList = playerList;
        this.wholeGames = wholeGames;
        this.seed = seed;
    }

    /**
     * The results of the deals that were played.
     *
     * @param deals how many were played
     */
    record Played(List<PlayerResult> standings, int deals) {}

    /**
     * Plays deals and counts them in order, until all are played or every margin is known well
     * enough. That is asked after each {@link #BATCH} deals, so it does not depend on the threads.
     *
     * @param until the interval that is narrow enough; 0 plays all deals
     */
    Played play(int deals, double until, int threads, Progress progress)
            throws InterruptedException {
        List<PlayerResult> standings = playerList.names().stream().map(PlayerResult::new).toList();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        int done = 0;
        try {
            Deque<Future<Deal<S, M, V, E>>> underWay = new ArrayDeque<>();
            int started = 0;
            while (done < deals && !(done % BATCH == 0 && widest(standings) <= until)) {
                // No deal is begun that may not be needed: programs would count its faults.
                int wanted = until == 0 ? deals : Math.min(deals, (done / BATCH + 1) * BATCH);
                while (started < wanted && underWay.size() < threads * AHEAD) {
                    int number = ++started;
                    underWay.add(workers.submit(() -> deal(number)));
                }
                underWay.remove().get().tell(standings);
                done++;
                progress.reach(done, expected(deals, done, until, standings));
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            workers.shutdownNow();
            progress.clear();
        }
        for (int player = 0; player < standings.size(); player++) {
            standings.get(player).faults(playerList.faults(player));
        }
        return new Played(standings, done);
    }

    /** The widest interval of a margin. */
    private static double widest(List<PlayerResult> standings) {
        return standings.stream()
                .mapToDouble(one -> one.interval().orElse(Double.POSITIVE_INFINITY))
                .max()
                .orElseThrow();
    }

    /** How many deals it will take: an interval of half the width needs four times as many. */
    private static int expected(int deals, int done, double until, List<PlayerResult> standings) {
        double widest = widest(standings);
        if (until == 0 || Double.isInfinite(widest)) {
            return deals;
        }
        double factor = Math.max(1, widest / until * (widest / until));
        return (int) Math.min(deals, Math.ceil(done * factor / BATCH) * BATCH);
    }

    private Deal<S, M, V, E> deal(int number) {
        Rules<S, M, V, E> rules = playerList.rules();
        Deal<S, M, V, E> deal =
                new Deal<>(
                        rules, wholeGames, playerList.contenders(Seeds.CASTING.of(seed, -number)));
        deal.play(seed, number);
        return deal;
    }
}

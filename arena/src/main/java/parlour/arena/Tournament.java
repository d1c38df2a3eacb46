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

    private final PlayerList<S, M, V, E> playerList;
    private final boolean wholeGames;
    private final long seed;

    Tournament(PlayerList<S, M, V, E> playerList, boolean wholeGames, long seed) {
        this.playerList = playerList;
        this.wholeGames = wholeGames;
        this.seed = seed;
    }

    /** Plays all deals and counts them in order. */
    List<PlayerResult> play(int deals, int threads, Progress progress) throws InterruptedException {
        List<PlayerResult> standings = playerList.names().stream().map(PlayerResult::new).toList();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            Deque<Future<Deal<S, M, V, E>>> underWay = new ArrayDeque<>();
            int started = 0;
            for (int done = 0; done < deals; done++) {
                while (started < deals && underWay.size() < threads * AHEAD) {
                    int number = ++started;
                    underWay.add(workers.submit(() -> deal(number)));
                }
                underWay.remove().get().tell(standings);
                progress.reach(done + 1);
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
        return standings;
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

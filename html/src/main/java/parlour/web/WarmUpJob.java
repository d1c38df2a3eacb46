package parlour.web;

import parlour.Games;
import parlour.thinking.RequestedWarmUp;

import java.util.List;
import java.util.function.LongSupplier;

/**
 * The warm-up of a worker, game by game in turn: a browser first compiles code quickly, and code
 * that has been used for long enough a second time, well.
 */
final class WarmUpJob {
    /** How long it works altogether, on a slow phone too. */
    private static final long ALL_NANOS = 1_500_000_000;

    /** Short, so that a request that comes meanwhile hardly waits. */
    private static final long SLICE_NANOS = 4_000_000;

    private final List<RequestedWarmUp> games =
            Games.all().stream().map(RequestedWarmUp::of).toList();
    private final LongSupplier nanos;
    private long spent;
    private int slices;

    /**
     * @param nanos a clock
     */
    WarmUpJob(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Works a little; false when that was all. */
    boolean slice() {
        RequestedWarmUp game = games.get(slices % games.size());
        slices++;
        long begin = nanos.getAsLong();
        long now = begin;
        while (now - begin < SLICE_NANOS) {
            game.advance();
            now = nanos.getAsLong();
        }
        spent += now - begin;
        return spent < ALL_NANOS;
    }
}

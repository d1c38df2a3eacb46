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
    /**
     * How long it works altogether, on a slow phone too; more than twice as much gained nothing.
     */
    private static final long ALL_NANOS = 600_000_000;

    /** So long it hurries: after that most code has at least been used once. */
    private static final long HURRIED_NANOS = 300_000_000;

    /** Its rest after a slice, in milliseconds, while it hurries. */
    private static final int SHORT_REST = 4;

    /** The same later: what a browser compiles well takes time too, beside what the page draws. */
    private static final int LONG_REST = 40;

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

    /** How long it rests before the next slice, in milliseconds. */
    int rest() {
        return spent < HURRIED_NANOS ? SHORT_REST : LONG_REST;
    }
}

package parlour.table;

import parlour.engine.Game;
import parlour.engine.Thinking;

import java.util.Optional;

/**
 * A computer's choice at a shared table, to be advanced by whoever has the time, on any thread but
 * on one at a time. It shares nothing with the table.
 */
public final class ThinkingJob {
    private final long revision;
    private final int seat;
    private final Work<?> work;

    /** The thinking and how its move is written. */
    private record Work<M>(Game<?, M, ?, ?> game, Thinking<M> thinking) {
        Optional<String> move() {
            return thinking.best().map(game::text);
        }
    }

    <M> ThinkingJob(long revision, int seat, Game<?, M, ?, ?> game, Thinking<M> thinking) {
        this.revision = revision;
        this.seat = seat;
        this.work = new Work<>(game, thinking);
    }

    /** The position it is about. */
    public long revision() {
        return revision;
    }

    /** The seat to move. */
    public int seat() {
        return seat;
    }

    /** Does this many units of work; false when more would change nothing. */
    public boolean advance(int units) {
        return work.thinking().advance(units);
    }

    /** The best move so far, for {@link SharedTable#computerMoves}. */
    public Optional<String> move() {
        return work.move();
    }
}

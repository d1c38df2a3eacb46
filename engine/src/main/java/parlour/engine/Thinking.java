package parlour.engine;

import java.util.Optional;

/**
 * A choice in the making, advanced by whoever has the clock. It knows neither time nor threads;
 * dropping it cancels it.
 */
public interface Thinking<M> {
    /** Does so many units of work; false when more would change nothing. */
    boolean advance(int units);

    /** The best move so far: a computer's from the first unit on, a person's once it is chosen. */
    Optional<M> best();

    /** A thinking that is over before it begins. */
    static <M> Thinking<M> done(M move) {
        Optional<M> best = Optional.of(move);
        return new Thinking<>() {
            @Override
            public boolean advance(int units) {
                return false;
            }

            @Override
            public Optional<M> best() {
                return best;
            }
        };
    }
}

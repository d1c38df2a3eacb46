package parlour.engine;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * A computer's choice in the making, advanced by whoever has the clock. It knows neither time nor
 * threads; dropping it cancels it.
 */
public interface Thinking<M> {
    /** So many units of any computer are a few milliseconds at most: enough between two looks. */
    int SLICE = 1;

    /** Does so many units of work; false when more would change nothing. */
    boolean advance(int units);

    /** The best move so far: there is one from the first unit on. */
    Optional<M> best();

    /** A choice that is made all at once, when the first work is done. */
    static <M> Thinking<M> atOnce(Supplier<M> choice) {
        return new Thinking<>() {
            private Optional<M> best = Optional.empty();

            @Override
            public boolean advance(int units) {
                if (best.isEmpty()) {
                    best = Optional.of(choice.get());
                }
                return false;
            }

            @Override
            public Optional<M> best() {
                return best;
            }
        };
    }
}

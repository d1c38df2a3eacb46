package parlour.engine;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * A computer's choice in progress, an anytime algorithm advanced by its caller. It knows neither
 * time nor threads; dropping it cancels it.
 */
public interface Thinking<M> {
    /**
     * The number of units to run between two checks of the clock: with any computer at most a few
     * milliseconds.
     */
    int SLICE = 1;

    /** Does this many units of work; false when more would change nothing. */
    boolean advance(int units);

    /** The best move so far; present from the first unit on. */
    Optional<M> best();

    /** A choice that is made all at once, in the first unit. */
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

package parlour.table;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Thinking;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Thoughts that never find a move; here, because only tables make them otherwise. */
public final class SomeThought {
    private SomeThought() {}

    /**
     * @param advance what each unit of it does
     */
    public static ThinkingJob of(BooleanSupplier advance) {
        return of(Games.all().get(0), advance);
    }

    private static <M> ThinkingJob of(Game<?, M, ?, ?> game, BooleanSupplier advance) {
        Thinking<M> thinking =
                new Thinking<>() {
                    @Override
                    public boolean advance(int units) {
                        return advance.getAsBoolean();
                    }

                    @Override
                    public Optional<M> best() {
                        return Optional.empty();
                    }
                };
        return new ThinkingJob(1, 0, game, thinking);
    }
}

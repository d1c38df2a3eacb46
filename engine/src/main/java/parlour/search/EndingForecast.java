package parlour.search;

import parlour.engine.Rules;
import parlour.engine.SearchModel;

import java.util.Optional;

/**
 * The value of an endgame move in one world, weighted between two assumptions about the others:
 * that they follow the policy while only the mover tries every move, or that everybody chooses the
 * best for itself, as if all cards were open, for a few plies. A unit is one expanded position.
 */
final class EndingForecast<S, M> implements Forecast<S, M> {
    /** For this many plies everybody chooses; there is no time to go deeper. */
    private static final int PLIES = 4;

    /**
     * The weight of the first assumption: players who look ahead fit the second, and they are
     * fewer.
     */
    private static final double ALONE = 0.75;

    private final Rules<S, M, ?, ?> rules;
    private final int mover;
    private final Tree<S, M> alone;
    private final Tree<S, M> together;
    private Optional<World<S>> world = Optional.empty();
    private boolean half;

    /**
     * @param mover the seat whose moves are evaluated
     */
    EndingForecast(Rules<S, M, ?, ?> rules, SearchModel<S, M, ?> model, Worth<S> worth, int mover) {
        this.rules = rules;
        this.mover = mover;
        alone = new Tree<>(rules, model, worth, (seat, choices) -> seat == mover);
        together = new Tree<>(rules, model, worth, (seat, choices) -> choices < PLIES);
    }

    @Override
    public void begin(World<S> next, M move) {
        if (!world.equals(Optional.of(next))) {
            world = Optional.of(next);
            alone.forget(next.dice());
            together.forget(next.dice());
        }
        S state = rules.play(next.state(), move, Rules.silent());
        alone.begin(state);
        together.begin(state);
        half = false;
    }

    @Override
    public boolean advance() {
        if (half) {
            return together.advance();
        }
        half = alone.advance();
        return false;
    }

    @Override
    public double value() {
        return ALONE * alone.value(mover) + (1 - ALONE) * together.value(mover);
    }
}

package parlour.search;

import parlour.engine.Rules;
import parlour.engine.SearchModel;

import java.util.Optional;

/**
 * What a move of an ending is worth in one world, weighed between two ways the others may play: by
 * the policy, while the mover alone tries every move, or all together each for itself, as if the
 * cards lay open, for so many plies. A unit is one position opened.
 */
final class EndingForecast<S, M> implements Forecast<S, M> {
    /** So many plies everybody chooses, which is as deep as there is time for. */
    private static final int PLIES = 4;

    /** How much the first way counts: those who look ahead play the second, and they are fewer. */
    private static final double ALONE = 0.75;

    private final Rules<S, M, ?, ?> rules;
    private final int mover;
    private final Tree<S, M> alone;
    private final Tree<S, M> together;
    private Optional<World<S>> world = Optional.empty();
    private boolean half;

    /**
     * @param mover whose moves are looked at
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

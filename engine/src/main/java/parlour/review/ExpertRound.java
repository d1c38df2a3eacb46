package parlour.review;

import parlour.engine.Eyes;
import parlour.engine.Player;
import parlour.engine.Rules;
import parlour.engine.Thinking;

import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A round that the expert plays at all seats. Like a thinking it knows no clock and is advanced by
 * its caller; dropping it cancels it.
 */
public final class ExpertRound<S, M, V, E> {
    /**
     * The most units for one decision. Few take that many: it bounds endings that are searched
     * exhaustively, for which a table has a clock.
     */
    private static final int MOST_UNITS = 4_000;

    private final Rules<S, M, V, E> rules;
    private final Player<V, M> expert;
    private final LongSupplier seeds;
    private S state;
    private Optional<Thinking<M>> thinking = Optional.empty();
    private int units;

    /**
     * @param dealt the round before its first move
     * @param seeds a seed for each decision
     */
    public ExpertRound(Rules<S, M, V, E> rules, Player<V, M> expert, S dealt, LongSupplier seeds) {
        this.rules = rules;
        this.expert = expert;
        this.seeds = seeds;
        this.state = dealt;
    }

    /** Does one unit of work; false when the round is over. */
    public boolean advance() {
        int turn = rules.turn(state);
        if (turn == Rules.NOBODY) {
            return false;
        }
        if (thinking.isEmpty()) {
            V view = rules.view(state, Eyes.of(turn));
            thinking = Optional.of(expert.think(view, seeds.getAsLong()));
            units = 0;
        }
        boolean more = thinking.get().advance(1);
        units++;
        if (!more || units == MOST_UNITS) {
            state = rules.play(state, thinking.get().best().orElseThrow(), Rules.silent());
            thinking = Optional.empty();
        }
        return true;
    }

    /** The round as far as it has been played. */
    public S state() {
        return state;
    }
}

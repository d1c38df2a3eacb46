package parlour.review;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Thinking;

import java.util.Optional;

/**
 * Finds the {@link Par} of a deal: lets the expert play all seats of it again and again, deciding
 * with other random numbers each time. Like a thinking it knows no clock and is advanced by its
 * caller; dropping it cancels it.
 */
public final class ParSearch<S, M, V, E> {
    /** The usual number of rounds: enough for an interval of less than a point in most deals. */
    public static final int ROUNDS = 30;

    /**
     * The most units for one decision. Few take that many: it bounds endings that are searched
     * exhaustively, for which a table has a clock.
     */
    private static final int MOST_UNITS = 4_000;

    private final Rules<S, M, V, E> rules;
    private final Player<V, M> expert;
    private final S dealt;
    private final long seed;
    private final int rounds;
    private final Par par;
    private S state;
    private Optional<Thinking<M>> thinking = Optional.empty();
    private int units;
    private int decisions;

    /**
     * @param dealt the round before its first move
     * @param seed for the experts' decisions
     * @param rounds how often the deal is played
     */
    public ParSearch(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, S dealt, long seed, int rounds) {
        this.rules = rules;
        this.expert = game.computer(Game.EXPERT, rules, new Rng(seed));
        this.dealt = dealt;
        this.seed = seed;
        this.rounds = rounds;
        this.par = new Par(rules.seats());
        this.state = dealt;
    }

    /** Does this many units of work; false when all rounds have been played. */
    public boolean advance(int work) {
        for (int i = 0; i < work && par.rounds() < rounds; i++) {
            think();
        }
        return par.rounds() < rounds;
    }

    private void think() {
        int turn = rules.turn(state);
        if (turn == Rules.NOBODY) {
            par.add(rules.round(state).orElseThrow());
            state = dealt;
            return;
        }
        if (thinking.isEmpty()) {
            V view = rules.view(state, Eyes.of(turn));
            thinking = Optional.of(expert.think(view, Seeds.PAR.of(seed, decisions++)));
            units = 0;
        }
        boolean more = thinking.get().advance(1);
        units++;
        if (!more || units == MOST_UNITS) {
            state = rules.play(state, thinking.get().best().orElseThrow(), Rules.silent());
            thinking = Optional.empty();
        }
    }

    /** What is known so far. */
    public Par par() {
        return par;
    }
}

package parlour.review;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Thinking;
import parlour.search.Expert;

import java.util.Optional;

/**
 * One round played by experts at all seats. Like a thinking it knows no clock and is advanced by
 * its caller; dropping it cancels it.
 */
public final class ParPlay<S, M, V, E> {
    /**
     * The most units for one decision. Few take that many: it bounds endings that are searched
     * exhaustively, for which a table has a clock.
     */
    private static final int MOST_UNITS = 4_000;

    private final Rules<S, M, V, E> rules;
    private final Player<V, M> expert;
    private final long seed;
    private S state;
    private Optional<Thinking<M>> thinking = Optional.empty();
    private int units;
    private int decisions;

    /**
     * @param dealt the round before its first move
     * @param seed for the experts' decisions
     */
    public ParPlay(
            Game<S, M, V, E> game,
            Rules<S, M, V, E> rules,
            RoundPlayer player,
            S dealt,
            long seed) {
        this.rules = rules;
        this.expert =
                switch (player) {
                    case JUDGE -> Expert.judge(rules, game.searchModel(rules));
                    case EXPERT -> game.computer(Game.EXPERT, rules, new Rng(seed));
                };
        this.seed = seed;
        this.state = dealt;
    }

    /** Does this many units of work; false when the round is over. */
    public boolean advance(int work) {
        for (int i = 0; i < work && rules.turn(state) != Rules.NOBODY; i++) {
            think(rules.turn(state));
        }
        return rules.turn(state) != Rules.NOBODY;
    }

    private void think(int turn) {
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

    /** The round as far as it has been played. */
    public S state() {
        return state;
    }

    /** How the round ended, once it has. */
    public Optional<Result> result() {
        return rules.round(state);
    }
}

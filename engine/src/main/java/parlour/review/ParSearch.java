package parlour.review;

import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;

/**
 * Finds the {@link Par} of a deal: lets the expert play all seats of it again and again, deciding
 * with other random numbers each time. Like a thinking it knows no clock and is advanced by its
 * caller; dropping it cancels it.
 */
public final class ParSearch<S, M, V, E> {
    /** The usual number of rounds: enough for an interval of less than a point in most deals. */
    public static final int ROUNDS = 30;

    private final Rules<S, M, V, E> rules;
    private final Player<V, M> expert;
    private final S dealt;
    private final long seed;
    private final int rounds;
    private final Par par;
    private ExpertRound<S, M, V, E> round;
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
        this.round = next();
    }

    /** Does this many units of work; false when all rounds have been played. */
    public boolean advance(int work) {
        for (int i = 0; i < work && par.rounds() < rounds; i++) {
            think();
        }
        return par.rounds() < rounds;
    }

    private void think() {
        if (!round.advance()) {
            par.add(rules.round(round.state()).orElseThrow());
            round = next();
        }
    }

    private ExpertRound<S, M, V, E> next() {
        return new ExpertRound<>(rules, expert, dealt, () -> Seeds.PAR.of(seed, decisions++));
    }

    /** What is known so far. */
    public Par par() {
        return par;
    }
}

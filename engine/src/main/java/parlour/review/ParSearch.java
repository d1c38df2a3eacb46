package parlour.review;

import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.engine.Seeds;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the {@link Par} of a deal: lets the expert play all seats of it again and again, deciding
 * with other random numbers each time. Like a thinking it knows no clock and is advanced by its
 * caller; dropping it cancels it.
 */
public final class ParSearch<S, M, V, E> {
    /** The usual number of rounds: enough for an interval of less than a point in most deals. */
    public static final int ROUNDS = 30;

    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final S dealt;
    private final long seed;
    private final int rounds;
    private final Par par;
    private final List<List<Double>> plays = new ArrayList<>();
    private ParPlay<S, M, V, E> play;

    /**
     * @param dealt the round before its first move
     * @param seed for the experts' decisions
     * @param rounds how often the deal is played
     */
    public ParSearch(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, S dealt, long seed, int rounds) {
        this.game = game;
        this.rules = rules;
        this.dealt = dealt;
        this.seed = seed;
        this.rounds = rounds;
        par = new Par(rules.seats());
        play = nextPlay();
    }

    private ParPlay<S, M, V, E> nextPlay() {
        return new ParPlay<>(game, rules, RoundPlayer.JUDGE, dealt, seed(seed, par.rounds()));
    }

    /** The seed of a play, from 0. */
    static long seed(long seed, long play) {
        return Seeds.PAR.of(seed, play);
    }

    /** Does this many units of work; false when all rounds have been played. */
    public boolean advance(int work) {
        for (int i = 0; i < work && par.rounds() < rounds; i++) {
            if (!play.advance(1)) {
                plays.add(play.result().orElseThrow().points());
                par.add(plays.get(plays.size() - 1));
                play = nextPlay();
            }
        }
        return par.rounds() < rounds;
    }

    /** The points, by seat, of each round that has been played so far. */
    public List<List<Double>> plays() {
        return List.copyOf(plays);
    }

    /** What is known so far. */
    public Par par() {
        return par;
    }
}

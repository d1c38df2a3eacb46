package parlour.review;

import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;

/** Matches that somebody has played at random. */
public final class PlayedMatches {
    private PlayedMatches() {}

    /** A match after so many moves, or at its end. */
    public static <S, M, V, E> Match<S, M, V, E> random(
            Rules<S, M, V, E> rules, long seed, int moves) {
        Match<S, M, V, E> match = Match.begin(rules, seed);
        Rng rng = new Rng(seed);
        for (int move = 0; move < moves && rules.game(match.state()).isEmpty(); move++) {
            if (match.turn() == Rules.NOBODY) {
                match.dealNext();
            }
            List<M> some = rules.moves(match.state(), 20);
            match.play(some.get(rng.below(some.size())));
        }
        return match;
    }

    /** The rules of a game's first preset for its smallest number of seats. */
    public static <S, M, V, E> Rules<S, M, V, E> usualRules(Game<S, M, V, E> game) {
        return game.rules(game.seatCounts().get(0), game.presets().values().iterator().next());
    }
}

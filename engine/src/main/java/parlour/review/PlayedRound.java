package parlour.review;

import parlour.engine.Match;
import parlour.engine.Result;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One round of a match.
 *
 * @param number the number of the round, from 1
 * @param start the position in which its first move was made
 * @param result empty while it is not over
 */
public record PlayedRound<S>(int number, S start, Optional<Result> result) {
    /** The rounds of a match, in order. */
    public static <S, M, V, E> List<PlayedRound<S>> of(Match<S, M, V, E> match) {
        List<PlayedRound<S>> rounds = new ArrayList<>();
        S start = match.start();
        boolean dealt = false;
        for (Match.Entry<S, M> entry : match.history()) {
            if (dealt) {
                start = entry.before();
            }
            dealt = entry.move().isEmpty();
            if (dealt) {
                rounds.add(of(match.rules(), start, entry.before()));
            }
        }
        rounds.add(of(match.rules(), dealt ? match.state() : start, match.state()));
        return rounds;
    }

    private static <S> PlayedRound<S> of(Rules<S, ?, ?, ?> rules, S start, S end) {
        return new PlayedRound<>(rules.roundNumber(start), start, rules.round(end));
    }
}

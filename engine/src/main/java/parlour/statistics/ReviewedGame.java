package parlour.statistics;

import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.record.Envelope;
import parlour.review.NamedLapse;
import parlour.review.Review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the review of a game has found of one player.
 *
 * @param id the same whenever the same game is reviewed, and hardly ever that of another one
 * @param engine the version of the review
 * @param lapses the mistakes that were made, then those that were avoided
 */
public record ReviewedGame(String id, int engine, List<NamedLapse> lapses) {
    /** More than anybody makes and avoids in a game; further ones are left out. */
    static final int MOST_LAPSES = 100;

    public ReviewedGame {
        lapses =
                lapses.stream()
                        .sorted(Comparator.comparing(NamedLapse::avoided))
                        .limit(MOST_LAPSES)
                        .toList();
    }

    /**
     * What was found of a seat. Empty before the end of the first round: until then moves can be
     * taken back, and one game cannot be told from another with the same cards.
     */
    public static <S, M, V, E> Optional<ReviewedGame> of(
            Game<S, M, V, E> game, Match<S, M, V, E> match, Review<M> review, int seat) {
        return id(game, match)
                .map(
                        id ->
                                new ReviewedGame(
                                        id, Review.ENGINE, NamedLapse.of(review.movesOf(seat))));
    }

    /** A checksum of how the game began and of its first round, which does not change any more. */
    private static <S, M, V, E> Optional<String> id(
            Game<S, M, V, E> game, Match<S, M, V, E> match) {
        Rules<S, M, V, E> rules = match.rules();
        List<String> moves = new ArrayList<>();
        S state = match.start();
        for (Match.Entry<S, M> entry : match.history()) {
            state = entry.before();
            if (entry.move().isEmpty()) {
                break;
            }
            moves.add(game.text(entry.move().get()));
            state = match.state();
        }
        if (rules.round(state).isEmpty()) {
            return Optional.empty();
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("options", rules.options().values());
        tree.put("seats", rules.seats());
        tree.put("seed", match.seed());
        tree.put("start", game.stateJson(match.start()));
        tree.put("moves", moves);
        return Optional.of(Envelope.checksum(tree));
    }
}

package parlour.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.json.JsonReader;
import parlour.review.PlayedMatches;
import parlour.review.Review;
import parlour.review.ReviewEffort;
import parlour.review.ReviewSearch;
import parlour.text.BadInput;

/**
 * Reviews that are kept in files belong to a version of the engine. When this test fails because
 * moves are judged or played otherwise, raise {@link Review#ENGINE} and write down the checksums.
 */
class ReviewVersionTest {
    private static final ReviewEffort LITTLE = new ReviewEffort(32, 400, 2000, 2);

    @ParameterizedTest
    @CsvSource({
        "cassino, 2, house, dfb62fad",
        "cassino, 3, laisto, 3b09fb8e",
        "crosswise, 2, house, 19ad23fa",
        "crosswise, 4, house, a5ae1114",
        "fastest, 2, single, c5dd342f",
        "fastest, 3, match, 48c8774b"
    })
    void theFiguresAreThoseOfThisVersion(String game, int seats, String preset, String checksum)
            throws BadInput {
        assertEquals(checksum, checksum(Games.find(game).orElseThrow(), seats, preset));
    }

    private static <S, M, V, E> String checksum(Game<S, M, V, E> game, int seats, String preset)
            throws BadInput {
        Rules<S, M, V, E> rules = game.rules(seats, game.presets().get(preset));
        Match<S, M, V, E> match = PlayedMatches.random(rules, Review.ENGINE, 60);
        ReviewSearch<S, M, V, E> search = new ReviewSearch<>(game, match, LITTLE, Eyes.all(seats));
        assertFalse(search.advance(Integer.MAX_VALUE));
        String file = ReviewFile.write(game, match, LITTLE, search.review());
        return JsonReader.read(file).get("checksum").text();
    }
}

package parlour.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
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
    @CsvSource({"cassino, 318d87f9", "crosswise, 4e801d43", "fastest, 32a2a5c8"})
    void theFiguresAreThoseOfThisVersion(String game, String checksum) throws BadInput {
        assertEquals(checksum, checksum(Games.find(game).orElseThrow()));
    }

    private static <S, M, V, E> String checksum(Game<S, M, V, E> game) throws BadInput {
        Match<S, M, V, E> match =
                PlayedMatches.random(PlayedMatches.usualRules(game), Review.ENGINE, 60);
        ReviewSearch<S, M, V, E> search =
                new ReviewSearch<>(game, match, LITTLE, Eyes.all(match.rules().seats()));
        assertFalse(search.advance(Integer.MAX_VALUE));
        String file = ReviewFile.write(game, match, LITTLE, search.review());
        return JsonReader.read(file).get("checksum").text();
    }
}

package parlour.thinking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.review.PlayedMatches;
import parlour.review.ReviewEffort;
import parlour.review.ReviewSearch;
import parlour.text.BadInput;

import java.util.List;

/** A review whose pieces were done elsewhere is the same as one that was made here. */
class SendableReviewTest {
    private static final ReviewEffort LITTLE = new ReviewEffort(16, 200, 500, 2);

    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    private static String answer(String request) throws BadInput {
        RequestedWork work = RequestedWork.begin(request);
        assertFalse(work.hurried());
        assertFalse(work.advance(Integer.MAX_VALUE));
        return work.answer();
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void whatIsSentIsFoundAsHere(Game<S, M, V, E> game) throws BadInput {
        Rules<S, M, V, E> rules = PlayedMatches.usualRules(game);
        Match<S, M, V, E> match = PlayedMatches.random(rules, 3, 500);
        Eyes all = Eyes.all(rules.seats());
        ReviewSearch<S, M, V, E> here = new ReviewSearch<>(game, match, LITTLE, all);
        assertFalse(here.advance(Integer.MAX_VALUE));
        SendableReview<S, M, V, E> sent = new SendableReview<>(game, match, LITTLE, all);
        sent.first(Eyes.of(0));
        while (sent.progress() == 0) {
            sent.answer(answer(sent.request()));
        }
        assertFalse(sent.estimates().isEmpty());
        double progress = 0;
        while (!sent.complete()) {
            assertTrue(sent.progress() > progress);
            progress = sent.progress();
            sent.answer(answer(sent.request()));
        }
        assertEquals(1, sent.progress());
        assertEquals(here.review(), sent.review());
        assertFalse(sent.advance(1));
        assertTrue(sent.best().isEmpty());
    }

    @Test
    void anAnswerThatIsNoneChangesNothing() throws BadInput {
        var match = PlayedMatches.random(PlayedMatches.usualRules(Games.CASSINO), 3, 10);
        var sent = new SendableReview<>(Games.CASSINO, match, LITTLE, Eyes.all(2));
        String request = sent.request();
        String answer = answer(request);
        for (String bad :
                List.of(
                        "",
                        "{}",
                        answer.replace("\"cost\":", "\"cost\":-"),
                        answer.replace("\"mark\":\"", "\"mark\":\"very "),
                        answer.replace("\"best\":\"", "\"best\":\"x"),
                        "{\"points\":[1,2]}")) {
            assertThrows(BadInput.class, () -> sent.answer(bad), bad);
        }
        assertEquals(request, sent.request());
        sent.answer(answer);
        assertTrue(sent.progress() > 0);
    }

    @Test
    void aRequestThatIsNoneIsRefused() throws BadInput {
        var match = PlayedMatches.random(PlayedMatches.usualRules(Games.CASSINO), 3, 10);
        var sent = new SendableReview<>(Games.CASSINO, match, LITTLE, Eyes.all(2));
        String request = sent.request();
        String move = Games.CASSINO.text(match.history().get(0).move().orElseThrow());
        for (String bad :
                List.of(
                        request.replace("review", "preview"),
                        request.replace("cassino", "chess"),
                        request.replace("\"seats\":2", "\"seats\":99"),
                        request.replace("[16,200,500]", "[16,200]"),
                        request.replace("[16,200,500]", "[0,200,500]"),
                        request.replace("\"move\":\"" + move, "\"move\":\"Ks x Kd Kc Kh Ad"))) {
            assertFalse(bad.equals(request), "spoilt");
            assertThrows(BadInput.class, () -> RequestedWork.begin(bad), bad);
        }
    }
}

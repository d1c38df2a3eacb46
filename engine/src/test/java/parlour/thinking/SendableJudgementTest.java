package parlour.thinking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.review.Judgement;
import parlour.review.PlayedMatches;
import parlour.review.Review;
import parlour.review.ReviewEffort;
import parlour.review.ReviewPiece;
import parlour.review.ReviewSearch;
import parlour.text.BadInput;

import java.util.List;
import java.util.Optional;

/** A move judged by itself is judged as in a review of the whole game, here or elsewhere. */
class SendableJudgementTest {
    private static final ReviewEffort LITTLE = new ReviewEffort(16, 200, 500, 0);

    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    private static <S, M, V, E> SendableJudgement<S, M, V, E> judging(
            Game<S, M, V, E> game, Match<S, M, V, E> match, int entry) {
        return judging(game, match, entry, match.history().get(entry).before());
    }

    private static <S, M, V, E> SendableJudgement<S, M, V, E> judging(
            Game<S, M, V, E> game, Match<S, M, V, E> match, int entry, S before) {
        M move = match.history().get(entry).move().orElseThrow();
        long seed = Seeds.REVIEW.of(match.seed(), entry);
        return new SendableJudgement<>(
                game, match.rules(), LITTLE, new ReviewPiece.Move<>(entry, before, move, seed));
    }

    /** As it is judged before it is played. */
    private static <S, M, V, E> SendableJudgement<S, M, V, E> again(
            Game<S, M, V, E> game, Match<S, M, V, E> match, int entry) {
        Match<S, M, V, E> before = match.fromStart();
        for (Match.Entry<S, M> played : match.history().subList(0, entry)) {
            played.move().ifPresentOrElse(before::play, before::dealNext);
        }
        M move = match.history().get(entry).move().orElseThrow();
        return SendableJudgement.next(game, before, move, LITTLE);
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void everyMoveIsJudgedAsTheReviewDoes(Game<S, M, V, E> game) throws BadInput {
        Rules<S, M, V, E> rules = PlayedMatches.usualRules(game);
        Match<S, M, V, E> match = PlayedMatches.random(rules, 5, 60);
        ReviewSearch<S, M, V, E> search =
                new ReviewSearch<>(game, match, LITTLE, Eyes.all(rules.seats()));
        assertFalse(search.advance(Integer.MAX_VALUE));
        Review<M> review = search.review();
        for (int entry = 0; entry < match.length(); entry++) {
            if (match.history().get(entry).move().isEmpty()) {
                continue;
            }
            Judgement<M> known = review.at(entry).orElseThrow().judgement();
            SendableJudgement<S, M, V, E> here = judging(game, match, entry);
            assertTrue(here.judgement().isEmpty());
            while (here.advance(7)) {
                assertTrue(here.best().isEmpty());
            }
            assertEquals(Optional.of(known), here.judgement());
            assertEquals(Optional.of(known.best()), here.best());
            SendableJudgement<S, M, V, E> sent = judging(game, match, entry);
            assertEquals(sent.request(), again(game, match, entry).request());
            RequestedWork work = RequestedWork.begin(sent.request());
            assertFalse(work.advance(Integer.MAX_VALUE));
            sent.answer(work.answer());
            assertEquals(Optional.of(known), sent.judgement());
            assertFalse(sent.advance(1));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void itHoldsNothingThatTheMoverDoesNotSee(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = PlayedMatches.usualRules(game);
        Match<S, M, V, E> match = PlayedMatches.random(rules, 5, 20);
        for (int entry = 0; entry < match.length(); entry++) {
            S before = match.history().get(entry).before();
            V view = rules.view(before, Eyes.of(rules.turn(before)));
            S otherCards = rules.sample(view, new Rng(entry));
            assertEquals(
                    judging(game, match, entry).piece(),
                    judging(game, match, entry, otherCards).piece());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void anAnswerThatIsNoneChangesNothing(Game<S, M, V, E> game) {
        Match<S, M, V, E> match = PlayedMatches.random(PlayedMatches.usualRules(game), 5, 20);
        SendableJudgement<S, M, V, E> judging = judging(game, match, 0);
        for (String bad : List.of("", "{}", "{\"points\":[1,2]}")) {
            assertThrows(BadInput.class, () -> judging.answer(bad));
        }
        assertTrue(judging.judgement().isEmpty());
        assertTrue(judging.advance(1) || judging.judgement().isPresent());
    }
}

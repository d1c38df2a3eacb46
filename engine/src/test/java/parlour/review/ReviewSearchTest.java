package parlour.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.Rounds;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Options;
import parlour.engine.ReviewScale;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The review of a whole match. */
class ReviewSearchTest {
    private static final ReviewEffort LITTLE = new ReviewEffort(16, 200, 500, 2);

    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    @TestFactory
    Stream<DynamicTest> everyKindOfMatchHasSensibleFigures() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Game<?, ?, ?, ?> game : Games.all()) {
            for (Map.Entry<String, Options> preset : game.presets().entrySet()) {
                for (int seats : game.seatCounts()) {
                    tests.add(
                            DynamicTest.dynamicTest(
                                    game.id() + " " + preset.getKey() + ", " + seats + " seats",
                                    () -> sensible(game, seats, preset.getValue())));
                }
            }
        }
        return Rounds.of(tests).stream();
    }

    private static <S, M, V, E> void sensible(Game<S, M, V, E> game, int seats, Options options) {
        Rules<S, M, V, E> rules = game.rules(seats, options);
        Match<S, M, V, E> match = PlayedMatches.random(rules, seats, 60);
        ReviewEffort effort = LITTLE.withPlays(0);
        Review<M> review = complete(game, match, effort, Eyes.all(seats));
        List<Match.Entry<S, M>> history = match.history();
        int moves = 0;
        for (int entry = 0; entry < history.size(); entry++) {
            Optional<JudgedMove<M>> found = review.at(entry);
            assertEquals(history.get(entry).move(), found.map(JudgedMove::move));
            if (found.isPresent()) {
                moves++;
                S before = history.get(entry).before();
                assertEquals(moves, found.get().number());
                assertEquals(rules.turn(before), found.get().seat());
                assertEquals(rules.roundNumber(before), found.get().round());
                sensible(game, rules, before, found.get());
            }
        }
        assertTrue(moves > 10, "many moves");
        int decisions = 0;
        for (int seat = 0; seat < seats; seat++) {
            MoveFigures figures = review.figures(seat);
            decisions += figures.decisions();
            assertEquals(figures.decisions() > 0, figures.accuracy().isPresent());
            double accuracy = figures.accuracy().orElse(50);
            assertTrue(0 <= accuracy && accuracy <= 100, "accuracy " + accuracy);
        }
        assertTrue(decisions > 0, "random moves miss something");
    }

    private static <S, M, V, E> void sensible(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, S before, JudgedMove<M> move) {
        Judgement<M> judgement = move.judgement();
        ReviewScale scale = game.reviewScale();
        assertEquals(Optional.empty(), rules.refusal(before, judgement.best()));
        assertTrue(judgement.cost() >= 0 && judgement.interval() >= 0, judgement::toString);
        assertEquals(
                rules.moves(before, 2).size() > 1,
                judgement.before().isPresent(),
                "what there is to say of an only move");
        double chance = judgement.before().orElse(1);
        assertTrue(chance >= judgement.after().orElse(0) && chance <= 1, judgement::toString);
        assertTrue(judgement.after().orElse(0) >= 0, judgement::toString);
        double certainly = judgement.cost() - judgement.interval() + 0.001;
        double least =
                switch (move.mark()) {
                    case NONE, BRILLIANT -> 0;
                    case INACCURACY -> scale.inaccuracy();
                    case MISTAKE -> scale.mistake();
                    case BLUNDER -> scale.blunder();
                };
        assertTrue(!move.mark().isLapse() || certainly >= least, judgement::toString);
        assertTrue(!move.mark().isLapse() || judgement.decision(), "a lapse is a decision");
        assertTrue(
                move.mark() != Mark.BRILLIANT || judgement.cost() < scale.inaccuracy(),
                "only what is as good as the best is brilliant");
        assertTrue(judgement.lapse().isEmpty() || move.mark().isLapse(), judgement::toString);
        assertTrue(game.lapses().containsAll(judgement.lapse().stream().toList()));
        assertTrue(game.lapses().containsAll(judgement.avoided().stream().toList()));
    }

    private static <S, M, V, E> Review<M> complete(
            Game<S, M, V, E> game, Match<S, M, V, E> match, ReviewEffort effort, Eyes eyes) {
        ReviewSearch<S, M, V, E> search = new ReviewSearch<>(game, match, effort, eyes);
        assertFalse(search.advance(Integer.MAX_VALUE));
        assertEquals(search.total(), search.done());
        return search.review();
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void itIsTheSameInSlicesAndAfterAnInterruption(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = PlayedMatches.usualRules(game);
        Match<S, M, V, E> match = PlayedMatches.random(rules, 3, 500);
        Eyes all = Eyes.all(rules.seats());
        Review<M> expected = complete(game, match, LITTLE, all);
        ReviewSearch<S, M, V, E> slices = new ReviewSearch<>(game, match, LITTLE, all);
        int known = 0;
        for (int slice = 0; slice < 200; slice++) {
            slices.advance(7);
            assertTrue(slices.done() >= known, "nothing is forgotten");
            known = slices.done();
        }
        assertTrue(0 < known && known < slices.total(), "interrupted in the middle");
        ReviewSearch<S, M, V, E> resumed = new ReviewSearch<>(game, match, LITTLE, all);
        resumed.take(slices.review());
        assertEquals(known, resumed.done());
        assertFalse(resumed.advance(Integer.MAX_VALUE));
        assertEquals(expected, resumed.review());
    }

    /**
     * Whoever waits sees the whole game after a hundredth of the work, and nothing else changes.
     */
    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void theMovesOfThoseWhoWaitAreEstimatedAndJudgedFirst(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = PlayedMatches.usualRules(game);
        Match<S, M, V, E> match = PlayedMatches.random(rules, 3, 500);
        Eyes all = Eyes.all(rules.seats());
        Review<M> expected = complete(game, match, LITTLE, all);
        ReviewSearch<S, M, V, E> search = new ReviewSearch<>(game, match, LITTLE, all);
        search.first(Eyes.of(1));
        assertEquals(expected.result(1), search.review().result(1), "known before any work");
        assertTrue(search.review().result(1).isPresent());
        while (search.next().orElseThrow() instanceof ReviewPiece.Estimate<S, M> estimate) {
            assertEquals(1, rules.turn(estimate.move().state()));
            assertFalse(search.movesJudged());
            search.advance(1);
        }
        assertEquals(0, search.done());
        assertEquals(
                expected.movesOf(1).stream()
                        .filter(one -> one.judgement().before().isPresent())
                        .map(JudgedMove::number)
                        .toList(),
                search.estimates().stream().map(EstimatedMove::number).toList());
        assertTrue(
                search.estimates().stream()
                        .allMatch(
                                one ->
                                        0 <= one.after()
                                                && one.after() <= one.before()
                                                && one.before() <= 1));
        while (search.done() < expected.movesOf(1).size()) {
            assertEquals(List.of(), search.review().movesOf(0));
            search.advance(1);
        }
        assertEquals(List.of(), search.estimates(), "all are judged by now");
        assertEquals(expected.movesOf(1), search.review().movesOf(1));
        assertFalse(search.advance(Integer.MAX_VALUE));
        assertEquals(expected, search.review());
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void parIsThatOfParSearch(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = PlayedMatches.usualRules(game);
        Match<S, M, V, E> match = PlayedMatches.random(rules, 5, 500);
        Review<M> review = complete(game, match, LITTLE, Eyes.all(rules.seats()));
        ParSearch<S, M, V, E> par =
                new ParSearch<>(game, rules, match.start(), match.seed(), LITTLE.plays());
        assertFalse(par.advance(Integer.MAX_VALUE));
        assertEquals(par.plays(), review.rounds().get(0).plays());
    }

    @Test
    void anUnfinishedRoundSaysNothingThatIsHidden() {
        unfinished(Games.CASSINO);
    }

    private static <S, M, V, E> void unfinished(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = PlayedMatches.usualRules(game);
        Match<S, M, V, E> match = PlayedMatches.random(rules, 7, 60);
        assertEquals(2, PlayedRound.of(match).size(), "in the second round");
        Review<M> review = complete(game, match, LITTLE, Eyes.of(1));
        assertEquals(
                List.of(0, 1),
                review.moves().stream()
                        .filter(move -> move.round() == 1)
                        .map(JudgedMove::seat)
                        .distinct()
                        .sorted()
                        .toList(),
                "a finished round is open");
        assertEquals(
                List.of(1),
                review.moves().stream()
                        .filter(move -> move.round() == 2)
                        .map(JudgedMove::seat)
                        .distinct()
                        .toList());
        assertEquals(2, review.rounds().get(0).plays().size());
        assertEquals(List.of(), review.rounds().get(1).plays());
        assertTrue(review.par(0, 2).isEmpty());
        assertTrue(review.par(0, 1).orElseThrow().play().isPresent());
        assertEquals(review.par(0, 1), review.par(0), "only finished rounds count");
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void hiddenCardsDoNotMatter(Game<S, M, V, E> game) {
        Rules<S, M, V, E> rules = game.rules(2, game.presets().values().iterator().next());
        Match<S, M, V, E> match = PlayedMatches.random(rules, 9, 12);
        S state = match.history().get(4).before();
        M move = match.history().get(4).move().orElseThrow();
        V view = rules.view(state, Eyes.of(rules.turn(state)));
        Judgement<M> expected = judgement(game, rules, state, move);
        for (int seed = 0; seed < 5; seed++) {
            S other = rules.sample(view, new Rng(seed));
            assertEquals(expected, judgement(game, rules, other, move));
        }
    }

    private static <S, M, V, E> Judgement<M> judgement(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, S state, M move) {
        CostSearch<S, M, V, E> search = new CostSearch<>(game, rules, state, move, 1, LITTLE);
        assertFalse(search.advance(Integer.MAX_VALUE));
        return search.judgement().orElseThrow();
    }
}

package parlour.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.engine.Result;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

class PersonRatingTest {
    private static final RatedGame.Sitter PERSON = RatedGame.Sitter.person(0);

    private static RatedGame.Sitter computer(int side, int points) {
        return RatedGame.Sitter.computer(side, Optional.of(new Rating(points, 10)));
    }

    private static RatedGame game(int points, Outcome outcome) {
        return new RatedGame(List.of(new Comparison(points, 100, outcome)));
    }

    private static List<RatedGame> games(int points, int won, int lost) {
        List<RatedGame> games = new ArrayList<>();
        games.addAll(Collections.nCopies(won, game(points, Outcome.AHEAD)));
        games.addAll(Collections.nCopies(lost, game(points, Outcome.BEHIND)));
        return games;
    }

    private static PersonRating rating(List<RatedGame> games) {
        return PersonRating.of(games).orElseThrow();
    }

    @Test
    void whoeverWinsHalfIsAsStrongAsTheOpponents() {
        assertEquals(1234, rating(games(1234, 20, 20)).rating().points(), 0.5);
        assertEquals(
                1234,
                rating(Collections.nCopies(40, game(1234, Outcome.EQUAL))).rating().points(),
                0.5);
        assertEquals(Optional.empty(), PersonRating.of(List.of()));
    }

    @Test
    void threeWinsForEachLossAreNearlyTwoHundredPointsMore() {
        double more = rating(games(1000, 36, 12)).rating().points() - 1000;
        assertTrue(more > 170 && more < 200, more + " of 191, less what is expected at first");
    }

    @Test
    void theIntervalOfManyGamesIsThatOfFishersInformation() {
        double precision = 50 * 0.25 / 173.72 / 173.72 + 1 / 160_000.0;
        assertEquals(
                1.96 / Math.sqrt(precision), rating(games(900, 25, 25)).rating().interval(), 3);
    }

    @Test
    void itIsKnownAfterTwelveEvenGamesAndThoseThatAreMissingAreForeseen() {
        PersonRating one = rating(games(1000, 1, 0));
        assertFalse(one.known());
        assertEquals(10, one.missing(), 1);
        PersonRating ten = rating(games(1000, 5, 5));
        assertEquals(1, ten.missing(), 1);
        int first = PersonRating.FIRST_GAMES;
        assertTrue(rating(games(1000, first / 2, first - first / 2)).known());
        assertTrue(rating(games(1000, 6, 6)).known());
        assertEquals(0, rating(games(1000, 6, 6)).missing());
    }

    @Test
    void losingEveryGameSaysOnlyThatOneIsMuchWeaker() {
        PersonRating lost = rating(games(1500, 0, 50));
        assertTrue(lost.rating().points() < 1000, lost.toString());
        assertFalse(lost.known(), lost.toString());
        assertTrue(lost.missing() > 0 && lost.missing() < 12, lost.toString());
    }

    /** Slow and plain: the same mean and deviation by logarithms, in other steps. */
    @Test
    void theMeanAndTheIntervalAreThoseOfThePosterior() {
        Rng random = new Rng(5);
        for (int walk = 0; walk < 30; walk++) {
            List<RatedGame> games = new ArrayList<>();
            double usual = 0;
            int count = 0;
            for (int i = 1 + random.below(40); i > 0; i--) {
                List<Comparison> comparisons = new ArrayList<>();
                for (int k = 1 + random.below(4); k > 0; k--) {
                    Outcome outcome = Outcome.values()[random.below(3)];
                    int share = random.below(3) == 0 ? 50 : 100;
                    comparisons.add(new Comparison(600 + random.below(900), share, outcome));
                    usual += comparisons.get(comparisons.size() - 1).points();
                    count++;
                }
                games.add(new RatedGame(comparisons));
            }
            usual /= count;
            double all = 0;
            double sum = 0;
            double squares = 0;
            for (double at = usual - 2500; at <= usual + 2500; at++) {
                double log = -(at - usual) * (at - usual) / 2 / 400 / 400;
                for (RatedGame game : games) {
                    int opponents = game.comparisons().size();
                    for (Comparison one : game.comparisons()) {
                        double lead = (at - one.points()) * one.share() / 100;
                        double chance = 1 / (1 + Math.pow(10, -lead / 400));
                        double won = one.outcome() == Outcome.AHEAD ? 1 : 0;
                        won = one.outcome() == Outcome.EQUAL ? 0.5 : won;
                        log +=
                                3.0
                                        / (opponents + 2)
                                        * (won * Math.log(chance)
                                                + (1 - won) * Math.log(1 - chance));
                    }
                }
                all += Math.exp(log);
                sum += at * Math.exp(log);
                squares += at * at * Math.exp(log);
            }
            Rating rating = rating(games).rating();
            assertEquals(sum / all, rating.points(), 0.5);
            double deviation = Math.sqrt(squares / all - sum / all * sum / all);
            assertEquals(1.96 * deviation, rating.interval(), 0.5);
        }
    }

    /** Persons are drawn around their opponents, who are of several strengths. */
    @Test
    void nineteenOfTwentyIntervalsHoldTheTruth() {
        Rng random = new Rng(6);
        int held = 0;
        for (int walk = 0; walk < 1_000; walk++) {
            double truth = 1_000 + 400 * (random.unit() + random.unit() + random.unit() - 1.5) * 2;
            List<RatedGame> games = new ArrayList<>();
            for (int i = 0; i < 25; i++) {
                int points = 900 + random.below(200);
                double chance = 1 / (1 + Math.pow(10, (points - truth) / 400));
                games.add(game(points, random.unit() < chance ? Outcome.AHEAD : Outcome.BEHIND));
            }
            Rating rating = rating(games).rating();
            held += Math.abs(rating.points() - truth) <= rating.interval() ? 1 : 0;
        }
        assertTrue(held > 930 && held < 970, held + " of 1000");
    }

    /** Whoever finishes at a time drawn from their strength; three opponents at one table. */
    @Test
    void severalOpponentsOfOneGameDoNotMakeTheIntervalTooNarrow() {
        Rng random = new Rng(7);
        int held = 0;
        for (int walk = 0; walk < 1_000; walk++) {
            double truth = 1_000 + 400 * (random.unit() - 0.5);
            List<RatedGame> games = new ArrayList<>();
            for (int i = 0; i < 25; i++) {
                double own = -Math.log(random.unit()) / Math.pow(10, truth / 400);
                List<Comparison> comparisons = new ArrayList<>();
                for (int points : new int[] {950, 1_000, 1_050}) {
                    double other = -Math.log(random.unit()) / Math.pow(10, points / 400.0);
                    comparisons.add(
                            new Comparison(
                                    points, 100, own < other ? Outcome.AHEAD : Outcome.BEHIND));
                }
                games.add(new RatedGame(comparisons));
            }
            Rating rating = rating(games).rating();
            held += Math.abs(rating.points() - truth) <= rating.interval() ? 1 : 0;
        }
        assertTrue(held > 930 && held < 975, held + " of 1000");
    }

    @Test
    void everyRatedComputerAtTheTableIsOneComparison() {
        List<RatedGame.Sitter> sitters =
                List.of(
                        PERSON,
                        computer(1, 1100),
                        computer(2, 1300),
                        RatedGame.Sitter.computer(3, Optional.empty()),
                        RatedGame.Sitter.person(4),
                        computer(5, 900));
        Result result = Result.of(List.of(10.0, 12.0, 10.0, 20.0, 0.0, 3.0));
        assertEquals(
                Optional.of(
                        new RatedGame(
                                List.of(
                                        new Comparison(1100, 100, Outcome.BEHIND),
                                        new Comparison(1300, 100, Outcome.EQUAL),
                                        new Comparison(900, 100, Outcome.AHEAD)))),
                RatedGame.of(sitters, result, 0));
        assertEquals(
                Optional.of(3), RatedGame.of(sitters, result, 4).map(g -> g.comparisons().size()));
    }

    @Test
    void aSideIsComparedOnceAndIsAsStrongAsItsPlayersAreOnAverage() {
        Result won = new Result(List.of(1.0, 0.0, 1.0, 0.0), List.of(1, 3, 1, 3));
        List<RatedGame.Sitter> sitters =
                List.of(PERSON, computer(1, 1000), computer(0, 1400), computer(1, 1200));
        // 800 and 1400 are on average as strong as 1000 and 1200.
        assertEquals(
                Optional.of(new RatedGame(List.of(new Comparison(800, 50, Outcome.AHEAD)))),
                RatedGame.of(sitters, won, 0));
        List<RatedGame.Sitter> friends =
                List.of(PERSON, computer(1, 1000), RatedGame.Sitter.person(0), computer(1, 1200));
        assertEquals(
                Optional.of(new RatedGame(List.of(new Comparison(1100, 100, Outcome.AHEAD)))),
                RatedGame.of(friends, won, 2));
    }

    @Test
    void withoutARatedSideToMeetOrWithAnUnratedPartnerThereIsNothingToCompare() {
        Result result = Result.of(List.of(1.0, 0.0, 1.0, 0.0));
        RatedGame.Sitter unrated = RatedGame.Sitter.computer(0, Optional.empty());
        assertEquals(
                Optional.empty(),
                RatedGame.of(List.of(PERSON, computer(1, 1), unrated, computer(1, 1)), result, 0));
        assertEquals(
                Optional.empty(),
                RatedGame.of(
                        List.of(PERSON, computer(1, 1), computer(0, 1), RatedGame.Sitter.person(1)),
                        result,
                        0));
        assertThrows(IllegalArgumentException.class, () -> new RatedGame(List.of()));
    }
}

package parlour.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;

class BradleyTerryTest {
    private static final double PER_UNIT = 400 / Math.log(10);

    private static double points(Map<String, Rating> ratings, String name) {
        return ratings.get(name).points();
    }

    @Test
    void tenWinsForEachLossAreFourHundredPoints() {
        Map<String, Rating> ratings =
                BradleyTerry.fit(List.of(new Pairing("a", "b", 100_000, 110_000)), "b", 1_000);
        assertEquals(new Rating(1_000, 0), ratings.get("b"));
        assertEquals(1_400, points(ratings, "a"), 0.1);
        double error = PER_UNIT / Math.sqrt(110_000 * 10 / 11.0 / 11.0);
        assertEquals(1.96 * error, ratings.get("a").interval(), 0.01);
    }

    @Test
    void whoeverWinsHalfOfTheGamesAgainstEverybodyIsAsStrong() {
        List<Pairing> circle =
                List.of(
                        new Pairing("a", "b", 70, 100),
                        new Pairing("b", "c", 70, 100),
                        new Pairing("c", "a", 70, 100));
        BradleyTerry.fit(circle, "a", 500)
                .forEach((name, rating) -> assertEquals(500, rating.points(), 1e-6, name));
    }

    @Test
    void aChainAddsUp() {
        List<Pairing> chain =
                List.of(
                        new Pairing("c", "b", 10_000, 11_000),
                        new Pairing("a", "b", 1_000, 11_000));
        Map<String, Rating> ratings = BradleyTerry.fit(chain, "a", 0);
        assertEquals(400, points(ratings, "b"), 0.5);
        assertEquals(800, points(ratings, "c"), 1);
        assertEquals(Math.sqrt(2) * ratings.get("b").interval(), ratings.get("c").interval(), 0.05);
    }

    @Test
    void whoeverWinsAllHasAFiniteRatingThatIsHardlyKnown() {
        double before = 0;
        for (int games : List.of(1, 10, 100, 1_000, 1_000_000)) {
            Rating best =
                    BradleyTerry.fit(List.of(new Pairing("a", "b", games, games)), "b", 0).get("a");
            assertTrue(best.points() > before, games + " games: " + best);
            assertTrue(best.points() < 4_000, games + " games: " + best);
            assertTrue(best.interval() > 300, games + " games: " + best);
            before = best.points();
        }
    }

    @Test
    void thoseWhoAreNotConnectedByGamesWithTheAnchorAreLeftOut() {
        List<Pairing> games =
                List.of(
                        new Pairing("a", "b", 3, 4),
                        new Pairing("c", "d", 3, 4),
                        new Pairing("b", "c", 0, 0));
        assertEquals(Set.of("a", "b"), BradleyTerry.fit(games, "b", 0).keySet());
        assertEquals(Set.of("c", "d"), BradleyTerry.fit(games, "c", 0).keySet());
        assertEquals(Map.of("e", new Rating(7, 0)), BradleyTerry.fit(games, "e", 7));
        assertEquals(
                BradleyTerry.fit(games.subList(0, 1), "b", 0), BradleyTerry.fit(games, "b", 0));
    }

    @Test
    void theAnchorAndTheOrderOfTheGamesChangeNoDifference() {
        Rng random = new Rng(4);
        for (int walk = 0; walk < 50; walk++) {
            List<Pairing> games = randomGames(random, 5, 40);
            Map<String, Rating> ratings = BradleyTerry.fit(games, "p0", 0);
            List<Pairing> shuffled = new ArrayList<>();
            for (Pairing game : games) {
                Pairing half =
                        new Pairing(
                                game.second(),
                                game.first(),
                                (game.games() - game.won()) / 2,
                                game.games() / 2);
                shuffled.add(random.below(shuffled.size() + 1), half);
                shuffled.add(random.below(shuffled.size() + 1), half);
            }
            Map<String, Rating> others = BradleyTerry.fit(shuffled, "p3", -100);
            assertEquals(ratings.keySet(), others.keySet());
            double shift = points(others, "p0");
            ratings.forEach(
                    (name, rating) ->
                            assertEquals(rating.points() + shift, points(others, name), 1e-4));
            assertEquals(ratings.get("p3").interval(), others.get("p0").interval(), 1e-4);
        }
    }

    @Test
    void nobodyPlaysAgainstThemselvesOrWinsMoreThanWasPlayed() {
        assertThrows(IllegalArgumentException.class, () -> new Pairing("a", "a", 1, 2));
        assertThrows(IllegalArgumentException.class, () -> new Pairing("a", "b", 3, 2));
        assertThrows(IllegalArgumentException.class, () -> new Pairing("a", "b", -1, 2));
        assertThrows(IllegalArgumentException.class, () -> new Pairing("a", "b", 1, Double.NaN));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Pairing("a", "b", 1, Double.POSITIVE_INFINITY));
    }

    /** Everybody against everybody; some win all. */
    private static List<Pairing> randomGames(Rng random, int players, int most) {
        List<Pairing> games = new ArrayList<>();
        for (int first = 0; first < players; first++) {
            for (int second = first + 1; second < players; second++) {
                int played = 1 + random.below(most);
                double won = random.below(2 * played + 1) / 2.0;
                games.add(new Pairing("p" + first, "p" + second, won, played));
            }
        }
        return games;
    }

    /** The logarithm of the likelihood, strengths first, by its definition. */
    private static double likelihood(List<Pairing> games, double[] points) {
        double mean = 0;
        for (double one : points) {
            mean += one / points.length;
        }
        double sum = 0;
        for (double one : points) {
            sum -= (one - mean) * (one - mean) / 2 / 1_000 / 1_000;
        }
        for (Pairing game : games) {
            double lead =
                    points[game.first().charAt(1) - '0'] - points[game.second().charAt(1) - '0'];
            double chance = 1 / (1 + Math.pow(10, -lead / 400));
            sum += game.won() * Math.log(chance);
            sum += (game.games() - game.won()) * Math.log1p(-chance);
        }
        return sum;
    }

    /** Climbs with ever smaller steps in any of the directions until none leads higher. */
    private static double[] climb(List<Pairing> games, int players) {
        double[] best = new double[players];
        double height = likelihood(games, best);
        for (double step = 512; step > 0.005; step /= 2) {
            boolean higher = true;
            while (higher) {
                higher = false;
                for (int directions = 1; directions < 1 << (players - 1); directions++) {
                    for (int sign = -1; sign <= 1; sign += 2) {
                        double[] next = best.clone();
                        for (int i = 1; i < players; i++) {
                            next[i] += (directions >> (i - 1) & 1) * sign * step;
                        }
                        double there = likelihood(games, next);
                        if (there > height) {
                            best = next;
                            height = there;
                            higher = true;
                        }
                    }
                }
            }
        }
        return best;
    }

    @Test
    void noOtherRatingsExplainTheGamesBetter() {
        Rng random = new Rng(1);
        for (int walk = 0; walk < 100; walk++) {
            int players = 2 + random.below(3);
            List<Pairing> games = randomGames(random, players, 1 + random.below(60));
            Map<String, Rating> ratings = BradleyTerry.fit(games, "p0", 0);
            double[] climbed = climb(games, players);
            for (int i = 0; i < players; i++) {
                assertEquals(climbed[i], points(ratings, "p" + i), 0.1, games.toString());
            }
        }
    }

    /** For two players the curvature of the likelihood is measured by its definition. */
    @Test
    void theIntervalIsThatOfTheLikelihoodsCurvature() {
        Rng random = new Rng(2);
        for (int walk = 0; walk < 50; walk++) {
            List<Pairing> games = randomGames(random, 2, 200);
            Rating other = BradleyTerry.fit(games, "p0", 0).get("p1");
            double at = other.points();
            double curvature =
                    likelihood(games, new double[] {0, at + 1})
                            - 2 * likelihood(games, new double[] {0, at})
                            + likelihood(games, new double[] {0, at - 1});
            double expected = 1.96 / Math.sqrt(-curvature);
            assertEquals(expected, other.interval(), expected / 1_000, games.toString());
        }
    }

    @Test
    void nineteenOfTwentyIntervalsHoldTheTruth() {
        Rng random = new Rng(3);
        double[] truth = {0, 150, 320, 380, 620};
        int held = 0;
        int all = 0;
        for (int walk = 0; walk < 400; walk++) {
            List<Pairing> games = new ArrayList<>();
            for (int first = 0; first < truth.length; first++) {
                for (int second = 0; second < first; second++) {
                    double chance = 1 / (1 + Math.pow(10, (truth[second] - truth[first]) / 400));
                    int won = 0;
                    for (int game = 0; game < 60; game++) {
                        won += random.unit() < chance ? 1 : 0;
                    }
                    games.add(new Pairing("p" + first, "p" + second, won, 60));
                }
            }
            Collections.reverse(games);
            Map<String, Rating> ratings = BradleyTerry.fit(games, "p0", 0);
            for (int i = 1; i < truth.length; i++) {
                Rating rating = ratings.get("p" + i);
                held += Math.abs(rating.points() - truth[i]) <= rating.interval() ? 1 : 0;
                all++;
            }
        }
        double share = (double) held / all;
        assertTrue(share > 0.93 && share < 0.97, held + " of " + all);
    }
}

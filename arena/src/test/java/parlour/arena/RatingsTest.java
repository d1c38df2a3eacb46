package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.engine.Game;
import parlour.rating.Rating;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The ladder: who plays whom, what a result says of a pair, and the tables. */
class RatingsTest {
    @Test
    void everybodyMeetsEverybodyAndNeighboursMeetAtAllTables() throws BadInput {
        for (String id : Ladder.games()) {
            Ladder ladder = Ladder.of(id);
            Game<?, ?, ?, ?> game = Games.find(id).orElseThrow();
            int all = ladder.computers().size();
            assertTrue(game.computers().containsAll(ladder.computers()), id);
            assertEquals(Game.LEVELS, ladder.computers().subList(0, Game.LEVELS.size()));
            assertTrue(ladder.computers().contains(ladder.anchor()));
            Set<Set<String>> met = new HashSet<>();
            int neighbours = 0;
            for (Ladder.Pair pair : ladder.pairs(1, false)) {
                met.add(Set.of(pair.first(), pair.second()));
                neighbours += pair.neighbours() ? 1 : 0;
            }
            assertEquals(all * (all - 1) / 2, met.size());
            assertEquals(6 * ladder.seats().size(), neighbours);
            assertEquals(neighbours, ladder.pairs(1, true).size());
        }
    }

    /** Everybody who is not a lottery is rated. */
    @Test
    void everyComputerIsRatedButThoseThatDraw() throws BadInput {
        for (String id : Ladder.games()) {
            Game<?, ?, ?, ?> game = Games.find(id).orElseThrow();
            List<String> single = new ArrayList<>(game.computers());
            single.removeIf(name -> !game.characters(name).isEmpty());
            assertEquals(Set.copyOf(single), Set.copyOf(Ladder.of(id).computers()));
        }
    }

    @Test
    void theHigherLevelSitsAgainstTheLowerAtEveryTable() throws BadInput {
        Ladder ladder = Ladder.of("fastest");
        assertEquals("hard,easy,easy", ladder.players(pair("hard", "easy", 3)));
        assertEquals("hard,easy", ladder.players(pair("hard", "easy", 2)));
        assertEquals("hard,easy,hard,easy", ladder.players(pair("hard", "easy", 4)));
        assertTrue(
                Ladder.of("cassino")
                        .call(pair("hard", "easy", 2), 1, Optional.empty())
                        .contains("--games"));
    }

    private static Ladder.Pair pair(String first, String second, int seats) {
        return new Ladder.Pair(first, second, seats, 2, true);
    }

    private static MatchReport report(int seats, PlayerResult.Share... deals) throws BadInput {
        PlayerResult first = new PlayerResult("first");
        for (PlayerResult.Share deal : deals) {
            first.add(deal);
        }
        String game = seats == 3 ? "fastest" : "crosswise";
        Game<?, ?, ?, ?> of = Games.find(game).orElseThrow();
        return new MatchReport(
                game, of.rules(seats, of.parseOptions("")), deals.length, 7, List.of(first));
    }

    @Test
    void ofThreeOnlyGamesThatOneOfThePairWinsCompareThem() throws BadInput {
        // Two deals of three games: the first wins half of all games, each of the others a quarter.
        PairResult result =
                PairResult.of(
                        pair("a", "b", 3),
                        report(
                                3,
                                new PlayerResult.Share(3, 0, 0, 2, 1),
                                new PlayerResult.Share(3, 0, 0, 1, 2)));
        assertEquals(2.0 / 3, result.share(), 1e-9);
        assertEquals(6, result.games());
        assertEquals(4, result.pairing().won(), 1e-9);
    }

    @Test
    void ofTwoSidesADrawCountsHalf() throws BadInput {
        PlayerResult.Share draw = new PlayerResult.Share(2, 1, 0, 0, 0);
        PlayerResult.Share won = new PlayerResult.Share(2, 2, 2, 2, 0);
        assertEquals(0.75, PairResult.of(pair("a", "b", 2), report(2, draw, won)).share(), 1e-9);
    }

    @Test
    void theTableHasTheLevelsAndTheChartEverybody() throws BadInput {
        Ladder ladder = Ladder.of("fastest");
        List<PairResult> results =
                List.of(
                        new PairResult(pair("expert", "hard", 3), 5, 300, 0.68, 0.04, 7),
                        new PairResult(pair("hard", "smarter", 3), 6, 300, 0.7, 0.04, 0.1));
        Map<String, Rating> ratings = RatingsCommand.fit(ladder, results);
        assertEquals(1000, ratings.get("smarter").points());
        List<String> lines = new RatingsReport(English.texts(), ladder, results, ratings).lines();
        assertEquals("### See Who's Fastest", lines.get(0));
        assertTrue(
                lines.stream()
                        .anyMatch(
                                line ->
                                        line.startsWith(
                                                "| expert v hard | 3 | 300 | 5 | 68.0 ± 4.0 % |")),
                lines::toString);
        int chart = lines.indexOf("```");
        assertTrue(lines.get(chart + 1).startsWith("expert "), lines::toString);
        assertTrue(lines.get(chart + 1).endsWith("█".repeat(50)));
        assertTrue(lines.get(chart + 3).endsWith(" 1000 ░"), lines.get(chart + 3));
    }

    @Test
    void mistakesAreFoundBeforeTheFirstMatch(@TempDir Path folder) throws IOException {
        assertTrue(Call.mistake("ratings", "chess").startsWith("There is no game \"chess\""));
        Path plain = folder.resolve("plain.md");
        Files.writeString(plain, "By hand.\n");
        assertTrue(
                Call.mistake("ratings", "fastest", "--write", plain.toString())
                        .contains("measured by arena ratings"));
        assertTrue(
                Call.mistake("ratings", "fastest", "--out", plain.toString())
                        .startsWith(plain + ":"));
    }
}

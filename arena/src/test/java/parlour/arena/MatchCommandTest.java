package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class MatchCommandTest {
    private static String json(String players, String deals, String... more) {
        List<String> args =
                new ArrayList<>(
                        List.of(
                                "match",
                                "cassino",
                                "--players",
                                players,
                                "--deals",
                                deals,
                                "--seed",
                                "7",
                                "--json"));
        args.addAll(List.of(more));
        return Call.good(args.toArray(String[]::new)).out();
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"ms(Median|99)\":[0-9.E-]+", "");
    }

    private static double number(Json json, String name) throws BadInput {
        return Double.parseDouble(json.get(name).toString());
    }

    @Test
    void theReportHasTheFieldsOfTheSpecificationInOrder() throws BadInput {
        Json json = JsonReader.read(json("greedy,random", "3"));
        assertEquals(
                List.of("game", "rules", "deals", "rounds", "seed", "players"),
                List.copyOf(json.fields().keySet()));
        assertEquals("cassino", json.get("game").text());
        assertEquals(16, json.get("rules").get("target").integer(1, 500));
        assertEquals(3, json.get("deals").integer(0, 9));
        assertEquals(6, json.get("rounds").integer(0, 9));
        assertEquals(7, json.get("seed").integer(0, 9));
        List<Json> players = json.get("players").list();
        assertEquals("greedy", players.get(0).get("name").text());
        assertEquals("random", players.get(1).get("name").text());
        assertEquals(
                List.of(
                        "name",
                        "points",
                        "margin",
                        "interval",
                        "won",
                        "lost",
                        "msMedian",
                        "ms99",
                        "faults"),
                List.copyOf(players.get(0).fields().keySet()));
    }

    @Test
    void equalSeedsGiveEqualMatchesOnAnyNumberOfThreads() {
        String alone = withoutTimes(json("greedy,random,random", "30", "--threads", "1"));
        assertEquals(alone, withoutTimes(json("greedy,random,random", "30", "--threads", "5")));
        assertEquals(alone, withoutTimes(json("greedy,random,random", "30")));
    }

    @Test
    void anotherSeedIsAnotherMatch() throws BadInput {
        String[] args = {
            "match",
            "cassino",
            "--players",
            "greedy,random",
            "--deals",
            "30",
            "--json",
            "--seed",
            "8"
        };
        Json other = JsonReader.read(Call.good(args).out()).get("players").list().get(0);
        Json one = JsonReader.read(json("greedy,random", "30")).get("players").list().get(0);
        assertNotEquals(number(one, "points"), number(other, "points"));
    }

    @Test
    void aPlayerAgainstItselfComesOutEven() throws BadInput {
        Json json = JsonReader.read(json("greedy,greedy", "20"));
        for (Json player : json.get("players").list()) {
            assertEquals(0, number(player, "margin"));
            assertEquals(0, number(player, "interval"));
            assertEquals(number(player, "won"), number(player, "lost"));
        }
    }

    @Test
    void oneDealHasNoInterval() throws BadInput {
        Json json = JsonReader.read(json("greedy,random", "1"));
        assertTrue(json.get("players").list().get(0).fields().get("interval").isNull());
    }

    @Test
    void wholeGamesGiveOnePointEach() throws BadInput {
        Json json = JsonReader.read(json("greedy,random,greedy", "10", "--games"));
        double sum = 0;
        for (Json player : json.get("players").list()) {
            sum += number(player, "points");
        }
        assertEquals(1, sum, 1e-12);
        Json random = json.get("players").list().get(1);
        assertEquals(0, number(random, "points"));
        assertEquals(-0.5, number(random, "margin"), 1e-12);
    }

    @Test
    void inMisereTheLowestOnTheSheetIsBest() throws BadInput {
        Json json = JsonReader.read(json("greedy,random", "20", "--rules", "misere=on"));
        Json greedy = json.get("players").list().get(0);
        assertTrue(number(greedy, "points") > 0);
        assertTrue(number(greedy, "margin") > 0, "greedy collects what nobody wants");
        assertTrue(number(greedy, "lost") > number(greedy, "won"));
    }

    @Test
    void withoutASeedOneIsDrawnAndPrinted() {
        Call call = Call.good("match", "cassino", "--players", "greedy,random", "--deals", "1");
        assertTrue(call.lines().get(0).matches(".* seed \\d+, .*"), call.out());
        assertEquals(4, call.lines().size());
    }

    @Test
    void twelveSeatsPlay() throws BadInput {
        String twelve = String.join(",", java.util.Collections.nCopies(12, "random"));
        Json json = JsonReader.read(json(twelve, "2"));
        assertEquals(24, json.get("rounds").integer(0, 99));
    }

    /** What a program was told of a round: its seat, and the points by seat. */
    private record Round(int seat, List<Double> points) {
        double own() {
            return points.get(seat);
        }

        double margin() {
            double others = 0;
            for (int other = 0; other < points.size(); other++) {
                others += other == seat ? 0 : points.get(other);
            }
            return own() - others / (points.size() - 1);
        }

        boolean bestIs(boolean own) {
            List<Double> sorted = points.stream().sorted().toList();
            double best = sorted.get(sorted.size() - 1);
            boolean decided = best > sorted.get(sorted.size() - 2);
            return decided && (own() == best) == own;
        }
    }

    private static List<Round> rounds(Path heard) throws IOException, BadInput {
        List<Round> rounds = new ArrayList<>();
        int seat = -1;
        for (String line : Files.readAllLines(heard)) {
            Json message = JsonReader.read(line);
            Map<String, Json> fields = message.fields();
            switch (fields.get("type").text()) {
                case "start" -> seat = fields.get("seat").integer(1, 3) - 1;
                case "end" -> {
                    List<Double> points = new ArrayList<>();
                    for (Json number : fields.get("points").list()) {
                        points.add(Double.valueOf(number.toString()));
                    }
                    rounds.add(new Round(seat, points));
                }
                default -> {}
            }
        }
        return rounds;
    }

    @Test
    void theArithmeticCanBeDoneAgainFromWhatAProgramIsTold(@TempDir Path folder)
            throws IOException, BadInput {
        Path heard = folder.resolve("heard");
        String bot = TestBot.call("good", heard.toString());
        Json json = JsonReader.read(json("greedy," + bot + ",random", "4"));
        Json player = json.get("players").list().get(1);
        List<Round> rounds = rounds(heard);
        assertEquals(12, rounds.size());
        assertEquals(bot, player.get("name").text());
        assertEquals(
                rounds.stream().mapToDouble(Round::own).average().orElseThrow(),
                number(player, "points"),
                1e-12);
        double[] deals = new double[4];
        for (int i = 0; i < rounds.size(); i++) {
            deals[i / 3] += rounds.get(i).margin() / 3;
        }
        double mean = (deals[0] + deals[1] + deals[2] + deals[3]) / 4;
        double squares = 0;
        for (double deal : deals) {
            squares += (deal - mean) * (deal - mean);
        }
        assertEquals(mean, number(player, "margin"), 1e-12);
        assertEquals(3.182446 * Math.sqrt(squares / 3 / 4), number(player, "interval"), 1e-6);
        assertEquals(
                rounds.stream().filter(round -> round.bestIs(true)).count() / 12.0,
                number(player, "won"),
                1e-12);
        assertEquals(
                rounds.stream().filter(round -> round.bestIs(false)).count() / 12.0,
                number(player, "lost"),
                1e-12);
        for (int deal = 0; deal < 4; deal++) {
            assertEquals(
                    List.of(0, 1, 2),
                    rounds.subList(3 * deal, 3 * deal + 3).stream()
                            .map(Round::seat)
                            .sorted()
                            .toList(),
                    "everybody sits everywhere once a deal");
        }
    }
}

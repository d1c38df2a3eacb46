package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** See Who's Fastest in the arena: moves, matches, records and programs of one's own. */
class FastestTest {
    private static Set<String> moves(String hand, String... more) {
        String[] args = new String[4 + more.length];
        System.arraycopy(new String[] {"moves", "fastest", "--hand", hand}, 0, args, 0, 4);
        System.arraycopy(more, 0, args, 4, more.length);
        return Set.copyOf(Call.good(args).lines());
    }

    @Test
    void aFreeMoveIsAnyGroupAndNeverAPass() {
        assertEquals(
                Set.of("1 A", "2 A", "1 2", "1 3", "2 3", "1 BJ", "1 RJ", "2 joker"),
                moves("A A 2 3 3 BJ RJ"));
    }

    @Test
    void anAnswerIsHigherOrAPass() {
        assertEquals(Set.of("2 joker", "pass"), moves("A A 2 3 3 BJ RJ", "--last", "2 6"));
        assertEquals(
                Set.of("1 RJ", "2 A", "2 3", "pass"), moves("A A 2 3 3 RJ", "--last", "1 BJoker"));
        assertEquals(Set.of("pass"), moves("K K K K RJ", "--last", "2 joker"));
    }

    @Test
    void theRulesGoWithTheMoves() {
        assertEquals(
                Set.of("3s", "Ac Ad", "pass"),
                moves("Ac Ad 2c 3s", "--last", "3h", "--rules", "suits=on"));
        assertEquals(
                Set.of("run 5 7", "2 joker", "pass"),
                moves("5 6 7 7 7 BJ RJ", "--last", "run 4 6", "--rules", "straights=on"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A 1 2 | | --hand: \"1\" at position 3 is not a card",
                "A A A A A | | --hand: the A at position 9 is one too many",
                "BJ BJoker | | --hand: BJoker at position 4 is a repeat",
                "'' | | A hand has one to 27 cards, not 0.",
                "A | 5 6 | --last: \"5\" is not a number of cards",
                "A | 2 X | --last: \"X\" is not a rank",
                "A | two 6 | --last: \"two\" is not a play",
                "A | '' | --last: \"\" is not a play",
                "A | 2 BJ | --last: \"2 BJ\" cannot be",
                "A | pass | --last must be a play to beat, not a pass",
                "A | run 5 9 | --last: Runs are off at this table",
                "A | 5h | --last: Suits do not count at this table"
            })
    void aMistakeIsOneLine(String hand, String last, String complaint) {
        String line =
                last == null
                        ? Call.mistake("moves", "fastest", "--hand", hand)
                        : Call.mistake("moves", "fastest", "--hand", hand, "--last", last);
        assertTrue(line.startsWith(complaint), line);
    }

    @Test
    void whereSuitsCountTheyAreGiven() {
        String line = Call.mistake("moves", "fastest", "--hand", "A 2c", "--rules", "suits=on");
        assertTrue(line.startsWith("--hand: \"A\" at position 1 is not a card"), line);
    }

    @Test
    void fourCannotSharePack() {
        assertEquals(
                "fastest takes 2, 3, 6 and 9 players, not 4.",
                Call.mistake(
                        "match", "fastest", "--players", "seed,seed,seed,seed", "--deals", "1"));
    }

    @Test
    void placesAreWhatAMatchCounts() throws BadInput {
        Json json =
                JsonReader.read(
                        Call.good(
                                        "match",
                                        "fastest",
                                        "--players",
                                        "smarter,seed,seed",
                                        "--deals",
                                        "60",
                                        "--seed",
                                        "3",
                                        "--json")
                                .out());
        assertEquals(180, json.get("rounds").integer(0, 1000));
        double points = 0;
        double won = 0;
        for (Json player : json.get("players").list()) {
            points += Double.parseDouble(player.get("points").toString());
            won += Double.parseDouble(player.get("won").toString());
        }
        assertEquals(1.5, points, 1e-9, "first, second and third share one and a half");
        assertEquals(1, won, 1e-9, "an empty hand wins alone");
        Json smarter = json.get("players").list().get(0);
        assertTrue(Double.parseDouble(smarter.get("won").toString()) > 0.6, json::toString);
    }

    @Test
    void aRecordIsWrittenCheckedAndReplayed(@TempDir Path folder) throws IOException {
        String file = folder.resolve("match.txt").toString();
        Call.good(
                "record",
                "fastest",
                "--players",
                "smarter,seed,random",
                "--seed",
                "8",
                "--rules",
                "match,straights=on",
                "--out",
                file);
        String text = Files.readString(Path.of(file));
        assertTrue(text.contains("round 5\n") && !text.contains("round 6\n"), text);
        assertEquals(file + ": ok\n", Call.good("check", file).out());
        List<String> log = Call.good("replay", file).lines();
        assertTrue(log.get(log.size() - 1).startsWith("Result: "), log::toString);
        Files.writeString(Path.of(file), text.replaceFirst("\npass\n", "\n4 K\n"));
        assertEquals(Arena.BAD_FILE, Call.of("check", file).status());
    }

    @Test
    void aProgramSeesItsHandAndEveryPlayButNoSuits(@TempDir Path folder)
            throws IOException, BadInput {
        Path heard = folder.resolve("heard");
        Call call =
                Call.good(
                        "match",
                        "fastest",
                        "--players",
                        TestBot.call("good", heard.toString()) + ",seed,smarter",
                        "--deals",
                        "1",
                        "--seed",
                        "5",
                        "--json");
        Json bot = JsonReader.read(call.out()).get("players").list().get(0);
        assertEquals(0, bot.get("faults").integer(0, 1000));
        List<String> lines = Files.readAllLines(heard);
        int turns = 0;
        for (String line : lines) {
            Json message = JsonReader.read(line);
            if (message.get("type").text().equals("turn")) {
                turns++;
                assertView(message);
            }
        }
        assertTrue(turns > 5, turns + " turns");
        String all = String.join("\n", lines);
        assertTrue(all.contains("\"event\":\"dealt\",\"seat\":1,\"count\":18"), all);
        assertTrue(all.contains("\"event\":\"passed\",\"seat\":"), all);
        assertTrue(all.contains("\"event\":\"played\",\"seat\":"), all);
        assertTrue(all.contains("{\"type\":\"end\",\"points\":["), all);
    }

    private static void assertView(Json message) throws BadInput {
        Json view = message.get("view");
        assertEquals(
                List.of("hand", "counts", "last", "lastSeat", "played"),
                List.copyOf(view.fields().keySet()));
        int seat = message.get("seat").integer(1, 3);
        int own = view.get("counts").list().get(seat - 1).integer(1, 18);
        assertEquals(own, view.get("hand").list().size());
        for (Json card : view.get("hand").list()) {
            assertFalse(card.text().matches(".*[cdhs]"), "a suit in " + card);
        }
        boolean free = view.find("last").isEmpty();
        assertEquals(free, view.find("lastSeat").isEmpty());
        assertEquals(!free, message.get("moves").toString().contains("\"pass\""));
        if (!free) {
            assertTrue(view.get("played").toString().contains(view.get("last").toString()));
        }
    }
}

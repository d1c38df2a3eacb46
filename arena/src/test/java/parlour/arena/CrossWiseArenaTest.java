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
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** CrossWise without a window: its moves, matches, records, old files and programs. */
class CrossWiseArenaTest {
    private static final String EMPTY = " / 0 0 0 0 0 0".repeat(5);

    @TempDir Path folder;

    private static List<String> moves(String firstRow, String hand) {
        return Call.good("moves", "crosswise", "--field", firstRow + EMPTY, "--hand", hand).lines();
    }

    @Test
    void everyKindOfMoveIsListedInItsNotation() {
        List<String> moves = moves("1 2 0 0 0 0", "3 7 8 10");
        assertTrue(
                moves.containsAll(
                        List.of("put 3 r2c1", "remove r1c1", "shift r1c1 r2c1", "replace r1c2 3")));
        assertEquals(34 + 2 + 2 * 34 + 2, moves.size());
        assertEquals(List.of("exchange r1c1 r1c2"), moves("1 2 0 0 0 0", "9 9 9"));
        assertEquals(36, moves("0 0 0 0 0 0", "5 5 5 5").size(), "equal tokens count once");
    }

    @Test
    void aHandWithoutAMoveIsDrawnAnew() {
        assertEquals(List.of("redraw"), moves("0 0 0 0 0 0", "7 8 9 10"));
        assertEquals(List.of("redraw"), moves("4 0 0 0 0 0", "9 10"));
        assertEquals(List.of("redraw"), moves("4 4 0 0 0 0", "10 10 10"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 0 0 0 0 0 | 11 | --hand: \"11\" is not a token: 1 to 6 are the symbols, 7 to 10"
                        + " remove, shift, exchange and replace.",
                "0 0 0 0 0 0 | 1 1 1 1 1 | --hand: A hand has one to 4 tokens, not 5.",
                "0 0 0 0 0 0 | '' | --hand: A hand has one to 4 tokens, not 0.",
                "0 0 0 0 0 | 1 | --field: Row 1 has 5 numbers: it needs six.",
                "0 0 0 0 0 7 | 1 | --field: \"7\" in row 1 cannot be on the field: 0 is an empty"
                        + " cell, 1 to 6 are the symbols.",
                "1 1 1 1 2 2 | 1 1 1 1"
                        + " | There are 8 \"cross\" tokens, but the game has only 7.",
                "0 0 0 0 0 0 | 7 7 7 7"
                        + " | There are 4 \"remove\" tokens, but the game has only 3.",
                "1 1 1 1 1 1 | 2 | A line has six of one symbol: the game is over and there are no"
                        + " moves."
            })
    void badInputIsSaidInOneLine(String firstRow, String hand, String sentence) {
        assertEquals(
                sentence,
                Call.mistake("moves", "crosswise", "--field", firstRow + EMPTY, "--hand", hand));
    }

    @Test
    void otherMistakesAreSaidInOneLineToo() {
        assertEquals(
                "--field: A field has six rows separated by /, not 1.",
                Call.mistake("moves", "crosswise", "--field", "1 2", "--hand", "1"));
        assertEquals(
                "There is no rule \"ties\": crosswise has no optional rules.",
                Call.mistake(
                        "moves",
                        "crosswise",
                        "--field",
                        "1",
                        "--hand",
                        "1",
                        "--rules",
                        "ties=all"));
        assertEquals(
                "crosswise takes 2 and 4 players, not 3.",
                Call.mistake("match", "crosswise", "--players", "easy,easy,easy", "--deals", "1"));
    }

    private static List<Json> match(String players) throws BadInput {
        String out =
                Call.good(
                                "match",
                                "crosswise",
                                "--players",
                                players,
                                "--deals",
                                "10",
                                "--seed",
                                "3",
                                "--json")
                        .out();
        return JsonReader.read(out).get("players").list();
    }

    @Test
    void aWinIsOnePointAndPartnersShareIt() throws BadInput {
        List<Json> four = match("priority,random,priority,random");
        for (String figure : List.of("points", "margin", "won", "lost")) {
            assertEquals(four.get(0).get(figure).tree(), four.get(2).get(figure).tree(), figure);
            assertEquals(four.get(1).get(figure).tree(), four.get(3).get(figure).tree(), figure);
        }
        double first = ((Number) four.get(0).get("points").tree()).doubleValue();
        double second = ((Number) four.get(1).get("points").tree()).doubleValue();
        assertEquals(1, first + second, 1e-9);
        assertTrue(first > 0.9, first + " of the points");
    }

    @Test
    void aRecordIsReplayedAndChecked() throws IOException {
        String file = folder.resolve("game.record").toString();
        Call.good(
                "record",
                "crosswise",
                "--players",
                "easy,priority,random,easy",
                "--seed",
                "8",
                "--out",
                file);
        List<String> record = Files.readAllLines(Path.of(file));
        List<String> log = Call.good("replay", file).lines();
        long moves =
                record.stream()
                        .filter(line -> line.matches("(put|remove|shift|exchange|replace) .*"))
                        .count();
        assertTrue(moves > 30, moves + " moves");
        long puts = record.stream().filter(line -> line.startsWith("put ")).count();
        assertEquals(
                puts,
                log.stream()
                        .filter(line -> line.matches("[^,]+ puts a \\w+ at row \\d column \\d\\."))
                        .count());
        String result = record.get(record.size() - 1).replace("result: ", "");
        assertEquals("Result: " + result, log.get(log.size() - 1));
        assertEquals(List.of(file + ": ok"), Call.good("check", file).lines());
    }

    @Test
    void anOldFileIsCheckedAndWhatIsWrongIsSaid() throws IOException {
        Path file = folder.resolve("old.json");
        String player = "{\"name\":\"P\",\"isActive\":true,\"isAI\":true,\"hand\":[1,2,3,4]}";
        String rows = "[0,0,0,0,0,0],".repeat(5) + "[0,0,0,0,0,1]";
        String text =
                "{\"players\":[%s,%s,%s,%s],\"currPlayer\":0,\"field\":[%s],\"usedActionTiles\":[0,0,0,0]}"
                        .formatted(player, player, player, player, rows);
        Files.writeString(file, text);
        assertEquals(List.of(file + ": ok"), Call.good("check", file.toString()).lines());
        Files.writeString(file, text.replace("[0,0,0,0]", "[0,0,0,9]"));
        Call bad = Call.of("check", file.toString());
        assertEquals(Arena.BAD_FILE, bad.status());
        assertTrue(
                bad.out()
                        .strip()
                        .endsWith(
                                "usedActionTiles must have four numbers from 0 to 3: remove, shift,"
                                        + " exchange, replace."),
                bad.out());
    }

    @Test
    void aProgramIsToldItsViewAndEveryOpenEvent() throws IOException, BadInput {
        Path heard = folder.resolve("heard.txt");
        Call call =
                Call.good(
                        "match",
                        "crosswise",
                        "--players",
                        TestBot.call("good", heard.toString()) + ",random",
                        "--deals",
                        "2",
                        "--seed",
                        "4",
                        "--json");
        Json bot = JsonReader.read(call.out()).get("players").list().get(0);
        assertEquals(0, bot.get("faults").integer(0, 1000));
        List<String> events = new ArrayList<>();
        for (String line : Files.readAllLines(heard)) {
            Json message = JsonReader.read(line);
            switch (message.get("type").text()) {
                case "turn" -> assertTurn(message);
                case "event" -> {
                    events.add(message.get("event").text());
                    assertFalse(line.contains("\"token\":"), "no hidden token: " + line);
                }
                default -> {}
            }
        }
        assertTrue(events.containsAll(List.of("dealt", "played", "drew", "scored")));
        assertEquals(4, events.stream().filter("scored"::equals).count());
    }

    private static void assertTurn(Json message) throws BadInput {
        Json view = message.get("view");
        assertEquals(
                Set.of("field", "hand", "handSizes", "used", "pile", "team", "points"),
                view.fields().keySet());
        int seat = message.get("seat").integer(1, 2);
        assertEquals(seat == 1 ? "vertical" : "horizontal", view.get("team").text());
        assertEquals(
                view.get("handSizes").list().get(seat - 1).integer(0, 4),
                view.get("hand").list().size());
        assertTrue(message.get("complete").flag());
    }
}

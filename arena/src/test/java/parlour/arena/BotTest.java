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
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Programs of one's own: two rounds of 24 turns each are played with every kind of them. */
class BotTest {
    private static final int STARTS = 2;
    private static final int TURNS = 48;

    private static Call match(String bot, String... more) {
        return match(1, bot, more);
    }

    private static Call match(int deals, String bot, String... more) {
        List<String> args =
                new ArrayList<>(
                        List.of(
                                "match",
                                "cassino",
                                "--players",
                                bot + ",greedy",
                                "--deals",
                                String.valueOf(deals),
                                "--seed",
                                "5",
                                "--json"));
        args.addAll(List.of(more));
        Call call = Call.of(args.toArray(String[]::new));
        assertEquals(Arena.GOOD, call.status(), call.err());
        return call;
    }

    private static int faults(Call call) throws BadInput {
        Json bot = JsonReader.read(call.out()).get("players").list().get(0);
        return bot.get("faults").integer(0, Integer.MAX_VALUE);
    }

    @Test
    void aGoodProgramHasNoFaults() throws BadInput {
        Call call = match(TestBot.call("good"));
        assertEquals("", call.err());
        assertEquals(0, faults(call));
    }

    @ParameterizedTest
    @CsvSource({
        "garbage, the answer is not JSON: I play",
        "neverReady, the answer to \"start\" must be ready",
        "halfGarbage, 'the answer is not JSON: [1,2'",
        "wrongType, the answer must be an object with a \"move\" text",
        "noMove, 'the answer must be an object with a \"move\" text, not: {\"move\":7}'",
        "unknownCard, \"Zz\" at position 1 is not a card",
        "illegal, is not on the table",
        "floods, the answer is not JSON: more and more",
    })
    void aWrongAnswerIsAFaultAndTheGameGoesOn(String manner, String complaint) throws BadInput {
        Call call = match(TestBot.call(manner));
        int expected =
                switch (manner) {
                    case "garbage", "floods" -> STARTS + TURNS;
                    case "neverReady" -> STARTS;
                    default -> TURNS;
                };
        assertEquals(expected, faults(call));
        assertEquals(expected, call.err().lines().count(), "each is printed");
        assertTrue(call.err().contains(complaint), call.err());
        assertTrue(call.err().startsWith("fault of exec:"), call.err());
    }

    @ParameterizedTest
    @CsvSource({"hangs", "deaf", "neverEndsItsLine"})
    void whoeverDoesNotAnswerIsLateEveryTime(String manner) throws BadInput {
        Call call = match(TestBot.call(manner), "--bot-timeout", "0.02");
        assertEquals(STARTS + TURNS, faults(call));
        assertTrue(call.err().contains("no answer within 0.02 seconds."), call.err());
    }

    @Test
    void aProgramThatReadsNothingDoesNotStopTheArena() throws BadInput {
        // Far more is written than a pipe holds.
        Call call = match(20, TestBot.call("deaf"), "--bot-timeout", "0.001");
        assertEquals(20 * (STARTS + TURNS), faults(call));
    }

    @Test
    void aProgramThatExitsLosesTheRestByFaults() throws BadInput {
        Call exits = match(TestBot.call("exits"));
        assertEquals(STARTS + TURNS, faults(exits));
        assertEquals(1, exits.err().lines().count(), "said once: " + exits.err());
        assertTrue(exits.err().contains("it has exited with status 3."), exits.err());
        Call crashes = match(TestBot.call("crashes"));
        assertEquals(STARTS - 1 + TURNS, faults(crashes));
        assertTrue(crashes.err().contains("it has exited with status 134."), crashes.err());
    }

    @Test
    void theFirstPlaceInHandOrderIsPlayedForAFault() throws BadInput {
        // The good program always plays the first listed move itself.
        Json good = JsonReader.read(match(TestBot.call("good")).out());
        Json bad = JsonReader.read(match(TestBot.call("garbage")).out());
        for (String field : List.of("points", "margin", "won", "lost")) {
            assertEquals(
                    good.get("players").list().get(0).get(field).toString(),
                    bad.get("players").list().get(0).get(field).toString());
        }
    }

    @Test
    void anAnswerThatComesTooLateIsNotTakenForTheNext() throws BadInput {
        Call call = match(TestBot.call("owes"), "--bot-timeout", "4");
        assertTrue(faults(call) >= 1);
        assertFalse(call.err().contains("is not legal"), call.err());
        assertTrue(call.err().contains("no answer within 4 seconds."), call.err());
    }

    @Test
    void programsAreToldWhatIsInTheOpenAndNothingElse(@TempDir Path folder)
            throws IOException, BadInput {
        Path heard = folder.resolve("heard");
        match(TestBot.call("good", heard.toString()));
        Set<String> events = new HashSet<>();
        String before = "end";
        int turns = 0;
        for (String line : Files.readAllLines(heard)) {
            Json message = JsonReader.read(line);
            String type = message.get("type").text();
            switch (type) {
                case "start" -> start(before, message);
                case "event" -> events.add(event(message));
                case "turn" -> {
                    turn(message);
                    turns++;
                }
                default -> assertEquals("end", type);
            }
            before = type;
        }
        assertEquals("end", before);
        assertEquals(TURNS, turns);
        assertTrue(Set.of("dealt", "placed", "captured", "drew", "scored").containsAll(events));
        assertTrue(events.containsAll(Set.of("dealt", "placed", "captured", "drew", "scored")));
    }

    private static void start(String before, Json message) throws BadInput {
        assertEquals("end", before, "a round ends before the next one starts");
        assertEquals(
                List.of("type", "game", "seat", "seats", "rules"),
                List.copyOf(message.fields().keySet()));
        assertEquals("cassino", message.get("game").text());
        assertEquals(2, message.get("seats").integer(2, 12));
        assertEquals(16, message.get("rules").get("target").integer(1, 500));
    }

    private static String event(Json message) throws BadInput {
        String event = message.get("event").text();
        boolean hidden =
                event.equals("drew") || event.equals("dealt") && message.find("seat").isPresent();
        if (hidden) {
            assertEquals(
                    List.of("type", "event", "seat", "count"),
                    List.copyOf(message.fields().keySet()));
        }
        return event;
    }

    private static void turn(Json message) throws BadInput {
        assertEquals(
                List.of("type", "seat", "view", "moves", "complete"),
                List.copyOf(message.fields().keySet()));
        assertTrue(message.get("complete").flag());
        Json view = message.get("view");
        assertEquals(
                List.of(
                        "table",
                        "hand",
                        "piles",
                        "handSizes",
                        "deck",
                        "sweeps",
                        "scores",
                        "lastCapture",
                        "dealer",
                        "round",
                        "carry"),
                List.copyOf(view.fields().keySet()));
        String first = message.get("moves").list().get(0).text();
        assertEquals(view.get("hand").list().get(0).text(), first, "places come first");
    }
}

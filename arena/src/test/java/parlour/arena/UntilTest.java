package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/** Matches that end as soon as enough is known, and how long they still take. */
class UntilTest {
    private static Json match(String deals, String until, String threads) throws BadInput {
        String json =
                Call.good(
                                "match",
                                "fastest",
                                "--players",
                                "skilled,easy,easy",
                                "--deals",
                                deals,
                                "--seed",
                                "5",
                                "--until",
                                until,
                                "--threads",
                                threads,
                                "--json")
                        .out();
        return JsonReader.read(json);
    }

    private static double widest(Json report) throws BadInput {
        double widest = 0;
        for (Json player : report.get("players").list()) {
            widest = Math.max(widest, Double.parseDouble(player.get("interval").toString()));
        }
        return widest;
    }

    @Test
    void aMatchStopsAfterTheFirstBatchThatIsNarrowEnough() throws BadInput {
        Json report = match("1000", "0.1", "2");
        int deals = report.get("deals").integer(1, 1000);
        assertTrue(deals < 1000 && deals % Tournament.BATCH == 0, deals + " deals");
        assertTrue(widest(report) <= 0.1);
        Json before = match(String.valueOf(deals - Tournament.BATCH), "0.1", "2");
        assertTrue(widest(before) > 0.1, "a batch earlier it was not");
    }

    @Test
    void theNumberOfThreadsChangesNothing() throws BadInput {
        Json one = match("1000", "0.1", "1");
        Json three = match("1000", "0.1", "3");
        assertEquals(one.get("deals").tree(), three.get("deals").tree());
        for (int player = 0; player < 3; player++) {
            for (String field : new String[] {"points", "margin", "interval", "won", "lost"}) {
                assertEquals(
                        one.get("players").list().get(player).get(field).tree(),
                        three.get("players").list().get(player).get(field).tree());
            }
        }
    }

    @Test
    void allDealsArePlayedIfTheyAreNotEnough() throws BadInput {
        assertEquals(30, match("30", "0.0001", "2").get("deals").integer(1, 1000));
    }

    @Test
    void aWidthThatIsNoneIsRefused() {
        for (String bad : new String[] {"0", "-1", "x", "NaN", "Infinity"}) {
            String error =
                    Call.mistake(
                            "match",
                            "fastest",
                            "--players",
                            "easy,easy,easy",
                            "--deals",
                            "2",
                            "--until",
                            bad);
            assertEquals("--until needs a number above 0, like 0.1, not \"" + bad + "\".", error);
        }
    }

    @Test
    void theTimeLeftFollowsFromTheTimePassed() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(
                        new Output(new ByteArrayOutputStream()),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        true);
        AtomicLong clock = new AtomicLong();
        Progress progress = new Progress(console, 200, clock::get);
        clock.set(30_000_000_000L);
        progress.reach(50);
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("]  25 %, 1:30 left"));
        progress.reach(50, 100);
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("]  50 %, 0:30 left"));
        assertEquals("2 h 0:05", Progress.time(7205));
    }
}

package parlour.app.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.screen.AppNavigator;
import parlour.daily.DailyResult;
import parlour.daily.DailyResults;
import parlour.daily.Outcome;
import parlour.engine.Host;
import parlour.store.DiskFolder;
import parlour.store.ValueFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;

/** What experts make of a deal, played bit by bit and kept. */
class DailyDealsTest {
    private static final long DAY = 20_774;
    private static final int KNOWN = 98;

    /** Enough for any game. */
    private static final Host.Clock LONG = thinking -> !thinking.advance(1_000_000);

    @TempDir Path data;
    private Headless room;
    private DailyDeals deals;

    @BeforeEach
    void open() throws IOException {
        ValueFile.open(DiskFolder.at(data), DailyResults.FILE)
                .save(
                        DailyResults.EMPTY.expertsPlayed(
                                "fastest", DAY, Collections.nCopies(KNOWN, new Outcome(1, 500))));
        room = new Headless(1280, 720, data, AppNavigator::first);
        deals = new DailyDeals(room.app());
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private int known() {
        return deals.result(Games.FASTEST, DAY).experts().size();
    }

    @Test
    void theyGoOnWhereTheyHaveStoppedUntilAllGamesArePlayed() throws IOException {
        assertEquals(KNOWN, known());
        int before = deals.revision();
        deals.study(Games.FASTEST, DAY, LONG);
        assertEquals(KNOWN + 1, known());
        assertTrue(deals.revision() > before);
        deals.study(Games.FASTEST, DAY, LONG);
        assertTrue(deals.result(Games.FASTEST, DAY).complete());
        room.pass(0.5f);
        DailyResult kept =
                ValueFile.open(DiskFolder.at(data), DailyResults.FILE)
                        .load()
                        .value()
                        .of("fastest", DAY);
        assertTrue(kept.complete());
        deals.study(
                Games.FASTEST,
                DAY,
                thinking -> {
                    throw new AssertionError("there is nothing left to do");
                });
    }

    @Test
    void aGameThatIsInterruptedGoesOnLater() {
        deals.study(Games.FASTEST, DAY, thinking -> thinking.advance(1));
        assertEquals(KNOWN, known());
        deals.study(Games.FASTEST, DAY, thinking -> false);
        assertEquals(KNOWN, known());
        deals.study(Games.FASTEST, DAY, LONG);
        assertEquals(KNOWN + 1, known());
    }

    @Test
    void whoLooksAtAnotherDayLosesNoGames() {
        deals.study(Games.FASTEST, DAY, LONG);
        deals.study(Games.FASTEST, DAY - 1, thinking -> false);
        room.pass(0.5f);
        assertEquals(KNOWN + 1, known());
    }

    @Test
    void whatFailsIsSaidOnceAndNotTriedAgain() {
        Host.Clock broken =
                thinking -> {
                    throw new IllegalStateException("broken");
                };
        deals.study(Games.FASTEST, DAY, broken);
        assertEquals("daily.failed", room.app().backgroundTasks().pollNotice().orElseThrow().key());
        deals.study(Games.FASTEST, DAY, broken);
        assertFalse(room.app().backgroundTasks().pollNotice().isPresent());
        assertEquals(1, room.platform().reported().size());
    }
}

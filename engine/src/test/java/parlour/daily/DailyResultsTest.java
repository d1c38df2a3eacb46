package parlour.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.record.Envelope;
import parlour.record.Utf8;
import parlour.review.RoundPlayer;
import parlour.store.MemoryFolder;
import parlour.store.OpenedFile;
import parlour.store.ValueFile;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class DailyResultsTest {
    private static final long DAY = 20_774;
    private static final Outcome SEVEN = new Outcome(7, 7000);
    private static final Outcome FIVE = new Outcome(5, 5000);
    private static final Outcome LOST = new Outcome(-9, 0);

    private final DailyResults some =
            DailyResults.EMPTY
                    .played("cassino", DAY, FIVE)
                    .expertsPlayed("cassino", DAY, List.of(SEVEN, FIVE, LOST, FIVE))
                    .expertsPlayed("crosswise", DAY, List.of(LOST));

    @Test
    void onlyTheFirstTimeCounts() {
        DailyResult again = some.played("cassino", DAY, SEVEN).of("cassino", DAY);
        assertEquals(Optional.of(FIVE), again.own());
        assertEquals(Optional.empty(), some.of("crosswise", DAY).own());
        assertEquals(
                Optional.of(SEVEN),
                some.played("crosswise", DAY, SEVEN).of("crosswise", DAY).own());
    }

    @Test
    void aTryThatWasBegunIsRemembered() throws BadInput {
        assertTrue(some.of("cassino", DAY).begun(), "it was played to the end");
        assertFalse(some.of("crosswise", DAY).begun(), "only experts have played it");
        DailyResults begun = some.begun("crosswise", DAY).begun("fastest", DAY);
        assertTrue(begun.of("crosswise", DAY).begun());
        assertEquals(1, begun.of("crosswise", DAY).experts().size());
        assertEquals(Optional.empty(), begun.of("fastest", DAY).own());
        assertEquals(begun, DailyResults.read(begun.write()));
        assertEquals(
                Optional.of(SEVEN), begun.played("fastest", DAY, SEVEN).of("fastest", DAY).own());
        assertEquals(some, some.begun("cassino", DAY));
    }

    /** Files of the first version know no tries. */
    @Test
    void theFirstVersionIsRead() throws BadInput {
        String first = some.write().replace("\"version\": 3", "\"version\": 1");
        assertEquals(some, DailyResults.read(first));
    }

    /** Games that were begun by others are not mixed with those of today's experts. */
    @Test
    void whoHasBegunToPlayADayGoesOnWithIt() throws BadInput {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("own", null);
        entry.put("experts", "5:5000");
        String second = Envelope.write(DailyResults.FORMAT, Map.of("cassino", Map.of("7", entry)));
        DailyResult old = DailyResults.read(second).of("cassino", 7);
        assertEquals(RoundPlayer.JUDGE, old.player());
        assertEquals(RoundPlayer.JUDGE, old.expertsPlayed(List.of(FIVE, SEVEN)).player());
        assertEquals(RoundPlayer.EXPERT, DailyResults.EMPTY.of("cassino", 7).player());
        DailyResults kept = DailyResults.read(second).begun("cassino", 7);
        assertEquals(kept, DailyResults.read(kept.write()));
        assertEquals(
                RoundPlayer.EXPERT, DailyResults.read(some.write()).of("cassino", DAY).player());
        entry.put("player", "nobody");
        String bad = Envelope.write(DailyResults.FORMAT, Map.of("cassino", Map.of("7", entry)));
        assertThrows(BadInput.class, () -> DailyResults.read(bad));
    }

    @Test
    void parIsTheMeanOfTheExpertsPoints() {
        DailyResult result = some.of("cassino", DAY);
        assertEquals(2, result.par());
        assertEquals(1, result.beaten(FIVE));
        assertEquals(2, result.equalled(FIVE));
        assertFalse(result.complete());
        assertTrue(
                some.expertsPlayed("cassino", DAY, Collections.nCopies(100, FIVE))
                        .of("cassino", DAY)
                        .complete());
    }

    /** In CrossWise a game can be won with fewer points. */
    @Test
    void whoWonIsBetterThanWhoHasMorePoints() {
        assertTrue(new Outcome(12, 1000).compareTo(new Outcome(20, 0)) > 0);
        assertTrue(new Outcome(12, 1000).compareTo(new Outcome(13, 1000)) < 0);
    }

    @Test
    void gamesOfExpertsAreNeverForgotten() {
        DailyResults fewer = some.expertsPlayed("cassino", DAY, List.of(SEVEN));
        assertEquals(some, fewer);
    }

    @Test
    void theFileHoldsEverything() throws BadInput {
        assertEquals(some, DailyResults.read(some.write()));
        assertEquals(DailyResults.EMPTY, DailyResults.read(DailyResults.EMPTY.write()));
    }

    @Test
    void theOldestDaysAreDropped() throws BadInput {
        DailyResults many = DailyResults.EMPTY;
        for (long day = 0; day <= DailyResults.MOST_DAYS; day++) {
            many = many.played("cassino", day, FIVE);
        }
        assertEquals(Optional.empty(), many.of("cassino", 0).own());
        assertEquals(Optional.of(FIVE), many.of("cassino", 1).own());
        assertEquals(many, DailyResults.read(many.write()));
    }

    @Test
    void whatIsWrongIsRefused() {
        refused("cassino", "x", "5:5000", "");
        refused("No game", "1", "5:5000", "");
        refused("cassino", "1", "5", "");
        refused("cassino", "1", "5:5000", "5:5000  5:5000");
        refused("cassino", "1", "5:5000", "5:5000 ".repeat(100) + "5:5000");
        refused("cassino", "1", "99999999:1", "");
    }

    private static void refused(String game, String day, String own, String experts) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("own", own);
        entry.put("experts", experts);
        String text = Envelope.write(DailyResults.FORMAT, Map.of(game, Map.of(day, entry)));
        assertThrows(BadInput.class, () -> DailyResults.read(text));
    }

    @Test
    void aChangedFileIsRefused() {
        String changed = some.write().replace("5:5000", "6:6000");
        assertThrows(BadInput.class, () -> DailyResults.read(changed));
    }

    @Test
    void aBrokenFileFallsBackToTheBackup() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        ValueFile<DailyResults> file = ValueFile.open(folder, DailyResults.FILE);
        assertEquals(DailyResults.EMPTY, file.load().value());
        file.save(some);
        file.save(some.played("fastest", DAY, SEVEN));
        folder.put("daily.json", Utf8.bytes("bad"));
        ValueFile.Found<DailyResults> found = file.load();
        assertEquals(some, found.value());
        assertInstanceOf(OpenedFile.Backup.class, found.openedFile());
    }
}

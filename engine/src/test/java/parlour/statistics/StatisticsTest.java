package parlour.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.record.Utf8;
import parlour.store.MemoryFolder;
import parlour.store.OpenedFile;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;

class StatisticsTest {
    private final Statistics some =
            Statistics.EMPTY
                    .round("cassino", "Äiti", 5, Map.of("sweeps", 1))
                    .round("cassino", "Äiti", 2, Map.of())
                    .round("cassino", "Äiti", -3, Map.of("sweeps", 2))
                    .game("cassino", "Äiti", true)
                    .game("cassino", "Äiti", false)
                    .round("fastest", "Äiti", 1, Map.of());

    @Test
    void roundsGamesWinsSweepsAndTheBestRoundAreCounted() {
        Statistics.Line line = some.players("cassino").get("Äiti");
        assertEquals(new Statistics.Line(2, 1, 3, 3, 4, OptionalLong.of(5)), line);
        assertEquals(OptionalDouble.of(4.0 / 3), line.average());
    }

    @Test
    void anAchievementThatNobodyCountsIsAMistakeOfTheProgram() {
        assertThrows(
                IllegalArgumentException.class,
                () -> some.round("cassino", "Äiti", 1, Map.of("aces", 1)));
    }

    @Test
    void anUnfinishedGameIsNoLoss() {
        Statistics.Line line = some.players("fastest").get("Äiti");
        assertEquals(1, line.rounds());
        assertEquals(0, line.games());
    }

    @Test
    void beforeTheFirstRoundThereIsNoBestAndNoAverage() {
        Statistics.Line line =
                Statistics.EMPTY.game("cassino", "Zuru", false).players("cassino").get("Zuru");
        assertEquals(OptionalLong.empty(), line.best());
        assertEquals(0, line.wins(), "a lost game is no win");
        assertEquals(OptionalDouble.empty(), line.average());
    }

    @Test
    void whatIsWrittenIsReadBack() throws BadInput {
        assertEquals(some, Statistics.read(some.write()));
        assertEquals(Statistics.EMPTY, Statistics.read(Statistics.EMPTY.write()));
    }

    @Test
    void damageIsRefused() {
        byte[] file = Utf8.bytes(some.write());
        for (int bit = 0; bit < file.length * 8; bit++) {
            byte[] flipped = file.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            assertThrows(BadInput.class, () -> Statistics.read(Utf8.text(flipped)));
        }
    }

    @Test
    void numbersThatDoNotFitTogetherAreRefused() {
        String text = some.write();
        assertThrows(
                BadInput.class, () -> Statistics.read(text.replace("\"wins\": 1", "\"wins\": 3")));
        assertThrows(BadInput.class, () -> Statistics.read("{}"));
    }

    @Test
    void aBrokenFileFallsBackToTheBackup() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        StatisticsFile file = StatisticsFile.open(folder);
        assertEquals(Statistics.EMPTY, file.load().statistics());
        file.save(some);
        file.save(some.game("cassino", "Zuru", true));
        folder.put("statistics.json", Utf8.bytes("bad"));
        StatisticsFile.Found found = file.load();
        assertEquals(some, found.statistics());
        assertInstanceOf(OpenedFile.Backup.class, found.openedFile());
    }

    @Test
    void resetBeginsAnew() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        StatisticsFile file = StatisticsFile.open(folder);
        file.save(some);
        file.reset();
        assertEquals(Map.of(), file.load().statistics().players("cassino"));
        assertInstanceOf(OpenedFile.Fine.class, file.load().openedFile());
    }
}

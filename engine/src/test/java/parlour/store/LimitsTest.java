package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.record.Envelope;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.LinkedHashMap;
import java.util.Map;

/** The most that a file may hold is still taken, and one more is not. */
class LimitsTest {
    private static final Opposition HARD = new Opposition(4, "hard");

    private static final Envelope.Format SETTINGS =
            new Envelope.Format("parlour settings", 1, "settings");
    private static final Map<String, Object> BEGINNER =
            Map.of("games", 1, "wins", 0, "rounds", 0, "sweeps", 0, "points", 0);

    @Test
    void aSettingMayHaveTwentyThousandLetters() throws BadInput {
        Map<String, String> longest = Map.of("name", "x".repeat(20_000));
        assertEquals(longest, SettingsFile.read(SettingsFile.write(longest)));
        assertEquals("save.setting", complaint(Map.of("name", "x".repeat(20_001))));
    }

    @Test
    void thereMayBeTwoHundredSettings() throws BadInput {
        Map<String, String> most = settings(200);
        assertEquals(most, SettingsFile.read(SettingsFile.write(most)));
        assertEquals("save.tooManySettings", complaint(settings(201)));
    }

    /** What is said of settings in a file that is otherwise right. */
    private static String complaint(Map<String, String> settings) {
        String text = Envelope.write(SETTINGS, new LinkedHashMap<>(settings));
        Phrase said = assertThrows(BadInput.class, () -> SettingsFile.read(text)).phrase();
        return ((Phrase) said.args().get(3)).key();
    }

    private static Map<String, String> settings(int count) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            settings.put("s" + i, "x");
        }
        return settings;
    }

    /** Whoever invents names cannot make the file unreadable; the players who are in it go on. */
    @Test
    void statisticsKeepFiveThousandNamesAGame() throws BadInput {
        Statistics almost = statistics(4_999);
        Statistics full = almost.game("cassino", "last", HARD, true);
        assertEquals(5_000, full.players("cassino").size());
        assertSame(full, full.game("cassino", "one too many", HARD, true));
        assertEquals(
                2,
                full.game("cassino", "p7", HARD, true).players("cassino").get("p7").all().games());
        assertEquals(1, full.game("fastest", "one too many", HARD, true).players("fastest").size());
    }

    private static Statistics statistics(int names) throws BadInput {
        Map<String, Object> players = new LinkedHashMap<>();
        for (int i = 0; i < names; i++) {
            players.put("p" + i, BEGINNER);
        }
        return Statistics.read(Envelope.write(Statistics.FORMAT, Map.of("cassino", players)));
    }

    @Test
    void aLineOfStatisticsHasNothingElseInIt() {
        Map<String, Object> line = new LinkedHashMap<>(BEGINNER);
        line.put("losses", 1);
        String text = Envelope.write(Statistics.FORMAT, Map.of("cassino", Map.of("Zuru", line)));
        assertThrows(BadInput.class, () -> Statistics.read(text));
    }
}

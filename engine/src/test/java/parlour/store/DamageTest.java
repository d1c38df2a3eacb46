package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Statistics and settings that were cut off at any byte, or have any one bit wrong, cost one
 * version at most; {@link SaveStoreTest} says so of games.
 */
class DamageTest {
    private static final Opposition HARD = new Opposition(4, "hard");

    /** Looks at what is left after one damage. */
    private interface Look {
        String at(MemoryFolder folder) throws IOException;
    }

    @Test
    void statistics() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        Statistics one =
                Statistics.EMPTY.round(
                        "cassino", "Äiti", HARD, new FinishedRound(5, true, Map.of("sweeps", 1)));
        ValueFile.open(folder, Statistics.FILE).save(one);
        ValueFile.open(folder, Statistics.FILE).save(one.game("cassino", "Äiti", HARD, true));
        survives(
                folder,
                "statistics",
                left -> {
                    Statistics found = ValueFile.open(left, Statistics.FILE).load().value();
                    assertEquals(1, found.players("cassino").get("Äiti").all().rounds());
                    return found.equals(one) ? "old" : "new";
                });
    }

    @Test
    void settings() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        SettingsFile.open(folder).save(Map.of("language", "FINNISH"));
        SettingsFile.open(folder).save(Map.of("language", "SWEDISH"));
        survives(
                folder,
                "settings",
                left -> {
                    String found = SettingsFile.open(left).load().settings().get("language");
                    assertTrue(Set.of("FINNISH", "SWEDISH").contains(found), found);
                    return found.equals("FINNISH") ? "old" : "new";
                });
    }

    /** What cannot be used is kept beside, byte by byte. */
    private static void survives(MemoryFolder folder, String stem, Look look) throws IOException {
        byte[] file = folder.get(stem + ".json");
        Set<String> seen = new TreeSet<>();
        // Without the line end at its end it is still whole.
        for (int length = 0; length < file.length - 1; length++) {
            seen.add(after(folder, stem, Arrays.copyOf(file, length), look));
        }
        for (int bit = 0; bit < file.length * 8; bit++) {
            byte[] flipped = file.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            seen.add(after(folder, stem, flipped, look));
        }
        assertEquals(Set.of("old"), seen, "no damage is taken for a whole file");
    }

    private static String after(MemoryFolder folder, String stem, byte[] damaged, Look look)
            throws IOException {
        MemoryFolder left = folder.copy();
        left.put(stem + ".json", damaged);
        String found = look.at(left);
        assertTrue(left.holds(damaged), "the damaged file is kept");
        return found;
    }
}

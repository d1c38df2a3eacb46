package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.record.SavedGames;
import parlour.record.Utf8;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Everything the store does, with each operation on files failing in turn, and with the machine
 * stopping dead there: what is found afterwards is the old state or the new one.
 */
class CrashTest {
    private static final Opposition HARD = new Opposition(4, "hard");

    private static final String OLDER = SavedGames.text(2);
    private static final String OLD = SavedGames.text(3);
    private static final String NEW = SavedGames.text(4);
    private static final byte[] GARBAGE = Utf8.bytes("{ not a save");

    /** Something done to a folder. */
    private interface Action {
        void on(Folder folder) throws IOException, BadInput;
    }

    @Test
    void firstSave() throws Exception {
        survives(new MemoryFolder(), folder -> SaveStore.open(folder).save("game-1", NEW));
    }

    @Test
    void autosaveOverAnExistingGame() throws Exception {
        survives(saved(), folder -> SaveStore.open(folder).save("game-1", NEW));
    }

    @Test
    void twoAutosavesInARow() throws Exception {
        MemoryFolder before = saved();
        survives(before, folder -> SaveStore.open(folder).save("game-1", NEW));
        SaveStore.open(before).save("game-1", NEW);
        survives(before, folder -> SaveStore.open(folder).save("game-1", SavedGames.text(5)));
    }

    @Test
    void saveOverADamagedFileKeepsIt() throws Exception {
        MemoryFolder before = saved();
        before.put("game-1.json", GARBAGE);
        List<MemoryFolder> left =
                survives(before, folder -> SaveStore.open(folder).save("game-1", NEW));
        left.forEach(folder -> assertTrue(folder.holds(GARBAGE)));
    }

    @Test
    void loadOfADamagedFileKeepsIt() throws Exception {
        MemoryFolder before = saved();
        before.put("game-1.json", GARBAGE);
        List<MemoryFolder> left =
                leftovers(before, folder -> SaveStore.open(folder).load("game-1"));
        for (MemoryFolder folder : left) {
            assertEquals(Map.of("game-1", OLDER), state(folder));
            assertTrue(folder.holds(GARBAGE));
        }
    }

    @Test
    void rename() throws Exception {
        survives(saved(), folder -> SaveStore.open(folder).rename("game-1", "Another title"));
    }

    @Test
    void deleteAndItsUndoAndPurge() throws Exception {
        MemoryFolder before = saved();
        survives(before, folder -> SaveStore.open(folder).delete("game-1"));
        SaveStore.open(before).delete("game-1");
        survives(before, folder -> SaveStore.open(folder).undelete("game-1"));
        survives(before, folder -> SaveStore.open(folder).purge("game-1"));
    }

    @Test
    void theMarkOfARunningGame() throws Exception {
        MemoryFolder before = saved();
        survives(before, folder -> SaveStore.open(folder).playing("game-1"));
        SaveStore.open(before).playing("game-1");
        survives(before, folder -> SaveStore.open(folder).quit());
    }

    @Test
    void statistics() throws Exception {
        Statistics one =
                Statistics.EMPTY.round(
                        "cassino", "Äiti", HARD, new FinishedRound(5, true, Map.of("sweeps", 1)));
        Statistics two = one.round("cassino", "Zuru", HARD, new FinishedRound(3, true, Map.of()));
        MemoryFolder before = new MemoryFolder();
        survivesStatistics(before, Statistics.EMPTY, one);
        ValueFile.open(before, Statistics.FILE).save(one);
        survivesStatistics(before, one, two);
        survivesStatistics(before, one, Statistics.EMPTY);
    }

    private static void survivesStatistics(MemoryFolder before, Statistics old, Statistics next)
            throws IOException, BadInput {
        Set<Statistics> seen = new HashSet<>();
        for (MemoryFolder left :
                leftovers(before, folder -> ValueFile.open(folder, Statistics.FILE).save(next))) {
            seen.add(ValueFile.open(left, Statistics.FILE).load().value());
        }
        assertEquals(Set.of(old, next), seen);
    }

    @Test
    void aFullDiskKeepsTheOldSettingsAndStatisticsAtEveryByte() throws Exception {
        Map<String, String> one = Map.of("volume", "70");
        Map<String, String> two = Map.of("volume", "30");
        Statistics won = Statistics.EMPTY.game("cassino", "Äiti", HARD, true);
        long needed = 2L * Utf8.bytes(SettingsFile.write(one)).length;
        for (long space = 0; space < needed; space++) {
            MemoryFolder folder = new MemoryFolder();
            SettingsFile.open(folder).save(one);
            ValueFile.open(folder, Statistics.FILE).save(won);
            folder.fillAfter(space);
            assertThrows(IOException.class, () -> SettingsFile.open(folder).save(two));
            folder.fillAfter(space);
            assertThrows(
                    IOException.class,
                    () -> ValueFile.open(folder, Statistics.FILE).save(Statistics.EMPTY));
            assertEquals(one, SettingsFile.open(folder.copy()).load().settings());
            assertEquals(won, ValueFile.open(folder.copy(), Statistics.FILE).load().value());
        }
    }

    @Test
    void aFullDiskKeepsTheOldGameAtEveryByte() throws Exception {
        long needed = Utf8.bytes(NEW).length + Utf8.bytes(OLD).length;
        for (long space = 0; space < needed; space++) {
            MemoryFolder folder = saved();
            folder.fillAfter(space);
            assertThrows(IOException.class, () -> SaveStore.open(folder).save("game-1", NEW));
            assertEquals(OLD, text(folder));
            assertEquals(2, folder.list().size(), "what was half written is cleared away");
        }
        MemoryFolder folder = saved();
        folder.fillAfter(needed);
        SaveStore.open(folder).save("game-1", NEW);
        assertEquals(NEW, text(folder));
    }

    /** A game with a backup. */
    private static MemoryFolder saved() throws IOException {
        MemoryFolder folder = new MemoryFolder();
        SaveStore store = SaveStore.open(folder);
        store.save("game-1", OLDER);
        store.save("game-1", OLD);
        return folder.copy();
    }

    /** Returns every folder that was left behind. */
    private static List<MemoryFolder> survives(MemoryFolder before, Action action)
            throws IOException, BadInput {
        Map<String, String> old = state(before.copy());
        MemoryFolder after = before.copy();
        action.on(after);
        Map<String, String> done = state(after);
        assertNotEquals(old, done, "the action does something");
        List<MemoryFolder> left = leftovers(before, action);
        boolean sawOld = false;
        for (MemoryFolder folder : left) {
            Map<String, String> found = state(folder.copy());
            sawOld |= found.equals(old);
            assertTrue(found.equals(old) || found.equals(done), () -> found.keySet().toString());
            SaveStore.open(folder);
            assertTrue(
                    folder.list().stream().noneMatch(n -> n.endsWith(".tmp") && n.contains("game")),
                    "what was half written is cleared away");
        }
        assertTrue(sawOld);
        return left;
    }

    /** What is left when each operation fails, or the machine stops there. */
    private static List<MemoryFolder> leftovers(MemoryFolder before, Action action)
            throws IOException, BadInput {
        MemoryFolder counted = before.copy();
        action.on(counted);
        List<MemoryFolder> left = new ArrayList<>(counted.survivors());
        for (int at = 1; at <= counted.operations(); at++) {
            MemoryFolder failing = before.copy();
            failing.failAt(at);
            attempt(failing, action);
            left.add(failing.copy());
            MemoryFolder stopping = before.copy();
            stopping.stopAt(at);
            attempt(stopping, action);
            left.addAll(stopping.survivors());
        }
        return left;
    }

    private static void attempt(MemoryFolder folder, Action action) {
        try {
            action.on(folder);
        } catch (IOException | BadInput e) {
            assertTrue(folder.operations() > 0);
        }
    }

    private static String text(MemoryFolder folder) throws IOException {
        return SaveStore.open(folder.copy()).load("game-1").found().orElseThrow();
    }

    /** All that a person would find: games, deleted games, the interrupted one. */
    private static Map<String, String> state(MemoryFolder folder) throws IOException {
        Map<String, String> state = new TreeMap<>();
        SaveStore store = SaveStore.open(folder);
        store.interrupted().ifPresent(id -> state.put("interrupted", id));
        for (SaveStore.Entry entry : store.list()) {
            state.put(entry.id(), store.load(entry.id()).found().orElseThrow());
        }
        for (String id : store.deleted()) {
            store.undelete(id);
            state.put("deleted " + id, store.load(id).found().orElseThrow());
        }
        return state;
    }
}

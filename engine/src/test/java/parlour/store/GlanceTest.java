package parlour.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.record.SavedGame;
import parlour.record.SavedGames;
import parlour.record.Utf8;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a file costs that is only to be kept, and what becomes of those that cannot be read. */
class GlanceTest {
    private static final Opposition HARD = new Opposition(4, "hard");

    private static final String FIRST = SavedGames.text(2);
    private static final String SECOND = SavedGames.text(3);

    private final MemoryFolder folder = new MemoryFolder();
    private final List<String> read = new ArrayList<>();

    private final SaveStore store =
            new SaveStore(
                    folder,
                    text -> {
                        read.add(text);
                        SavedGame.check(text);
                    });

    @Test
    void aSaveKnowsTheVersionBeforeByItsChecksumAndDoesNotReadIt() throws IOException {
        store.save("game-1", FIRST);
        store.save("game-1", SECOND);
        assertArrayEquals(Utf8.bytes(FIRST), folder.get("game-1.bak"));
        assertEquals(List.of(), read);
        assertEquals(new OpenedFile.Fine(SECOND), store.load("game-1"));
        assertEquals(List.of(SECOND), read, "whoever opens it reads all of it");
    }

    @Test
    void whereTheChecksumDoesNotFitTheFileIsReadAndAGoodOneStaysTheBackup() throws IOException {
        byte[] spelt = Utf8.bytes(FIRST.replace("Äiti", "\\u00c4iti"));
        folder.put("game-1.json", spelt);
        store.save("game-1", SECOND);
        assertEquals(1, read.size());
        assertArrayEquals(spelt, folder.get("game-1.bak"));
    }

    @Test
    void oneFileThatNeedsTooMuchMemoryDoesNotHideTheOthers() throws IOException {
        SaveStore poor =
                new SaveStore(
                        folder,
                        text -> {
                            if (text.equals(FIRST)) {
                                throw new OutOfMemoryError("made up");
                            }
                            if (text.isEmpty()) {
                                throw new StackOverflowError();
                            }
                        });
        folder.put("game-1.json", Utf8.bytes(FIRST));
        folder.put("game-2.json", Utf8.bytes(SECOND));
        folder.put("game-3.json", new byte[0]);
        List<SaveStore.Entry> list = poor.list();
        assertEquals("save.tooMuch", why(list.get(0)));
        assertEquals(new OpenedFile.Fine(SECOND), list.get(1).openedFile());
        assertEquals("save.tooMuch", why(list.get(2)));
        assertInstanceOf(OpenedFile.Broken.class, poor.load("game-1"));
        assertArrayEquals(Utf8.bytes(FIRST), folder.get("game-1.json"), "it stays where it is");
    }

    private static String why(SaveStore.Entry entry) {
        OpenedFile.Broken broken = assertInstanceOf(OpenedFile.Broken.class, entry.openedFile());
        return broken.files().get(0).why().key();
    }

    @Test
    void settingsOfANewerVersionAreLeftAlone() throws IOException {
        SettingsFile.open(folder).save(Map.of("volume", "5"));
        SettingsFile.open(folder).save(Map.of("volume", "6"));
        byte[] newer = newer("settings.json");
        SettingsFile file = SettingsFile.open(folder);
        SettingsFile.Found found = file.load();
        assertTrue(found.openedFile().newer());
        assertEquals(Map.of("volume", "5"), found.settings(), "those from before will do");
        untouched(newer, "settings", () -> file.save(Map.of("volume", "7")));
        folder.delete("settings.bak");
        assertTrue(SettingsFile.open(folder).load().openedFile().newer());
        untouched(newer, "settings", () -> file.save(Map.of("volume", "7")));
    }

    @Test
    void statisticsOfANewerVersionAreLeftAlone() throws IOException {
        Statistics one =
                Statistics.EMPTY.round(
                        "cassino", "Äiti", HARD, new FinishedRound(5, true, Map.of("sweeps", 1)));
        ValueFile.open(folder, Statistics.FILE).save(one);
        byte[] newer = newer("statistics.json");
        ValueFile<Statistics> file = ValueFile.open(folder, Statistics.FILE);
        assertTrue(file.load().openedFile().newer());
        untouched(newer, "statistics", () -> file.save(one));
        untouched(newer, "statistics", () -> file.save(Statistics.EMPTY));
        folder.move("statistics.json", "statistics.bak");
        assertTrue(file.load().openedFile().newer(), "its backup is its own too");
        assertThrows(NewerVersion.class, () -> file.save(one));
        assertArrayEquals(newer, folder.get("statistics.bak"));
    }

    @Test
    void whatANewerVersionHadHalfWrittenIsFinishedAndNotThrownAway() throws IOException {
        ValueFile.open(folder, Statistics.FILE).save(Statistics.EMPTY);
        byte[] newer = newer("statistics.json");
        folder.move("statistics.json", "statistics.tmp");
        ValueFile.open(folder, Statistics.FILE);
        assertArrayEquals(newer, folder.get("statistics.json"));
    }

    @Test
    void theRefusalHasASentence() {
        assertEquals("disk.newer", DiskErrors.of(new NewerVersion("settings")).key());
    }

    private byte[] newer(String name) {
        String text = new String(folder.get(name), java.nio.charset.StandardCharsets.UTF_8);
        byte[] newer = Utf8.bytes(text.replaceFirst("\"version\": [0-9]+", "\"version\": 9"));
        folder.put(name, newer);
        return newer;
    }

    private interface Saving {
        void save() throws IOException;
    }

    private void untouched(byte[] newer, String stem, Saving saving) throws IOException {
        assertThrows(NewerVersion.class, saving::save);
        assertArrayEquals(newer, folder.get(stem + ".json"));
        assertTrue(folder.list().stream().noneMatch(name -> name.contains("corrupt")));
        assertTrue(folder.list().stream().noneMatch(name -> name.contains("tmp")));
    }
}

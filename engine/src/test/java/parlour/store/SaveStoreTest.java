package parlour.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.record.SavedGame;
import parlour.record.SavedGames;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class SaveStoreTest {
    private static final String FIRST = SavedGames.text(2);
    private static final String SECOND = SavedGames.text(3);
    private static final String THIRD = SavedGames.text(4);

    private final MemoryFolder folder = new MemoryFolder();
    private SaveStore store;

    @BeforeEach
    void open() throws IOException {
        store = SaveStore.open(folder);
    }

    @Test
    void whatWasSavedIsLoaded() throws IOException {
        store.save("game-1", FIRST);
        store.save("game-2", SECOND);
        assertEquals(new OpenedFile.Fine(FIRST), store.load("game-1"));
        assertEquals(new OpenedFile.Fine(SECOND), store.load("game-2"));
        assertEquals(new OpenedFile.Missing(), store.load("game-3"));
    }

    @Test
    void thePreviousVersionIsTheBackup() throws IOException {
        store.save("game-1", FIRST);
        store.save("game-1", SECOND);
        store.save("game-1", THIRD);
        assertArrayEquals(Utf8.bytes(SECOND), folder.get("game-1.bak"));
    }

    @Test
    void aBadFileIsSetAsideAndTheBackupLoaded() throws IOException {
        store.save("game-1", FIRST);
        store.save("game-1", SECOND);
        String damaged = SECOND.replace("Zuru", "Zoro");
        folder.put("game-1.json", Utf8.bytes(damaged));
        OpenedFile.Backup backup = assertInstanceOf(OpenedFile.Backup.class, store.load("game-1"));
        assertEquals(FIRST, backup.text());
        DamagedFile main = backup.main().orElseThrow();
        assertEquals("game-1.corrupt", main.name());
        assertEquals("save.checksum", main.why().key());
        assertEquals(Optional.of(damaged), main.text());
        assertArrayEquals(Utf8.bytes(damaged), folder.get("game-1.corrupt"));
    }

    @Test
    void aCorruptFileIsNeverOverwritten() throws IOException {
        store.save("game-1", FIRST);
        for (String bad : List.of("one", "two", "three")) {
            folder.put("game-1.json", Utf8.bytes(bad));
            store.load("game-1");
        }
        assertArrayEquals(Utf8.bytes("one"), folder.get("game-1.corrupt"));
        assertArrayEquals(Utf8.bytes("two"), folder.get("game-1.corrupt-2"));
        assertArrayEquals(Utf8.bytes("three"), folder.get("game-1.corrupt-3"));
    }

    @Test
    void aBadFileNeverBecomesTheBackup() throws IOException {
        store.save("game-1", FIRST);
        store.save("game-1", SECOND);
        folder.put("game-1.json", Utf8.bytes("bad"));
        store.save("game-1", THIRD);
        assertArrayEquals(Utf8.bytes(FIRST), folder.get("game-1.bak"));
        assertArrayEquals(Utf8.bytes("bad"), folder.get("game-1.corrupt"));
        assertEquals(new OpenedFile.Fine(THIRD), store.load("game-1"));
    }

    @Test
    void whenAllIsBadAllIsKept() throws IOException {
        folder.put("game-1.json", new byte[] {(byte) 0xFF});
        folder.put("game-1.bak", Utf8.bytes("{}"));
        OpenedFile.Broken broken = assertInstanceOf(OpenedFile.Broken.class, store.load("game-1"));
        assertEquals(
                List.of("game-1.corrupt", "game-1.corrupt-2"),
                broken.files().stream().map(DamagedFile::name).toList());
        assertEquals(Optional.empty(), broken.files().get(0).text());
        assertEquals(Optional.of("{}"), broken.files().get(1).text());
        assertFalse(broken.newer(), "it is damaged, not of a newer program");
    }

    @Test
    void aLookTouchesNothing() throws IOException {
        store.save("game-1", FIRST);
        store.save("game-1", SECOND);
        assertEquals(new OpenedFile.Fine(SECOND), store.look("game-1"));
        folder.put("game-1.json", Utf8.bytes("bad"));
        assertInstanceOf(OpenedFile.Backup.class, store.look("game-1"));
        assertArrayEquals(Utf8.bytes("bad"), folder.get("game-1.json"));
        assertEquals(Set.of("game-1"), store.ids());
    }

    @Test
    void aFileOfANewerVersionStaysWhereItIs() throws IOException {
        String newer = FIRST.replace("\"version\": 1", "\"version\": 2");
        folder.put("game-1.json", Utf8.bytes(newer));
        OpenedFile.Broken broken = assertInstanceOf(OpenedFile.Broken.class, store.load("game-1"));
        assertEquals("game-1.json", broken.files().get(0).name());
        assertEquals("save.newer", broken.files().get(0).why().key());
        assertArrayEquals(Utf8.bytes(newer), folder.get("game-1.json"));
    }

    @Test
    void aFileOverTheLimitIsRefused() {
        folder.put("game-1.json", new byte[SavedGame.MOST_BYTES + 1]);
        OpenedFile.Broken broken = assertInstanceOf(OpenedFile.Broken.class, store.load("game-1"));
        assertEquals("save.tooLarge", broken.files().get(0).why().key());
    }

    @Test
    void aFileThatCannotBeReadIsNotMoved() throws IOException {
        store.save("game-1", FIRST);
        store.save("game-1", SECOND);
        folder.failAt(folder.operations() + 1);
        OpenedFile.Backup backup = assertInstanceOf(OpenedFile.Backup.class, store.load("game-1"));
        assertEquals("game-1.json", backup.main().orElseThrow().name());
        assertEquals(new OpenedFile.Fine(SECOND), store.load("game-1"));
    }

    @Test
    void theListShowsEveryGameAndTouchesNone() throws IOException, BadInput {
        store.save("game-2", FIRST);
        store.save("game-1", SECOND);
        folder.put("game-3.json", Utf8.bytes("bad"));
        List<SaveStore.Entry> list = store.list();
        assertEquals(
                List.of("game-1", "game-2", "game-3"),
                list.stream().map(SaveStore.Entry::id).toList());
        assertInstanceOf(OpenedFile.Broken.class, list.get(2).openedFile());
        String text = list.get(0).openedFile().found().orElseThrow();
        assertEquals("Rainy Sunday", SavedGame.read(text).game().title());
        assertArrayEquals(Utf8.bytes("bad"), folder.get("game-3.json"));
    }

    @Test
    void aGameIsRenamed() throws IOException, BadInput {
        store.save("game-1", FIRST);
        store.rename("game-1", "Midsummer");
        String text = store.load("game-1").found().orElseThrow();
        assertEquals("Midsummer", SavedGame.read(text).game().title());
        assertThrows(BadInput.class, () -> store.rename("game-1", "\n"));
        assertThrows(BadInput.class, () -> store.rename("game-2", "Nobody"));
    }

    @Test
    void aDeletedGameComesBackWithItsBackup() throws IOException {
        store.save("game-1", FIRST);
        store.save("game-1", SECOND);
        store.delete("game-1");
        assertEquals(new OpenedFile.Missing(), store.load("game-1"));
        assertEquals(List.of(), store.list());
        assertEquals(List.of("game-1"), store.deleted());
        store.undelete("game-1");
        assertEquals(new OpenedFile.Fine(SECOND), store.load("game-1"));
        assertArrayEquals(Utf8.bytes(FIRST), folder.get("game-1.bak"));
        assertEquals(List.of(), store.deleted());
    }

    @Test
    void aPurgedGameIsGone() throws IOException {
        store.save("game-1", FIRST);
        store.delete("game-1");
        store.purge("game-1");
        assertEquals(List.of(), store.deleted());
        assertEquals(List.of(), folder.list());
    }

    @Test
    void allFilesOfAReviewGoWithTheGameAndNoOthers() throws IOException {
        store.save("game-1", FIRST);
        for (String end : List.of(".json", ".bak", ".tmp", ".bak.tmp", ".corrupt", ".corrupt-2")) {
            folder.put("game-1.review" + end, Utf8.bytes("{}"));
        }
        folder.put("game-11.review.json", Utf8.bytes("{}"));
        store.delete("game-1");
        store.purge("game-1");
        assertEquals(List.of("game-11.review.json"), folder.list());
    }

    @Test
    void anIdIsNeverGivenTwice() throws IOException {
        assertEquals("game-1", store.newId());
        store.save("game-1", FIRST);
        store.save("game-7", FIRST);
        store.delete("game-7");
        assertEquals("game-8", store.newId());
    }

    @Test
    void anIdIsNoPath() {
        for (String id : List.of("", "../x", "a/b", "a.b", "A", "-", "a\\b")) {
            assertThrows(IllegalArgumentException.class, () -> store.save(id, FIRST), id);
            assertThrows(IllegalArgumentException.class, () -> store.load(id), id);
            assertThrows(IllegalArgumentException.class, () -> store.delete(id), id);
        }
    }

    @Test
    void aGameThatEndedWithoutQuittingIsInterrupted() throws IOException {
        store.save("game-1", FIRST);
        store.playing("game-1");
        assertEquals(Optional.of("game-1"), SaveStore.open(folder).interrupted());
        store.quit();
        assertEquals(Optional.empty(), SaveStore.open(folder).interrupted());
    }

    @Test
    void aMarkOfNoGameMarksNothing() throws IOException {
        store.playing("game-9");
        assertEquals(Optional.empty(), store.interrupted());
        folder.put("running", new byte[300]);
        assertEquals(Optional.empty(), store.interrupted());
    }

    @Test
    void leftoversOfACrashAreClearedOrFinished() throws IOException {
        store.save("game-1", FIRST);
        folder.put("game-1.tmp", Utf8.bytes(SECOND));
        folder.put("game-1.bak.tmp", Utf8.bytes("half"));
        folder.put("game-2.tmp", Utf8.bytes(THIRD));
        folder.put("game-3.tmp", Utf8.bytes("half"));
        folder.put("game-1.review.tmp", Utf8.bytes("half"));
        folder.put("game-1.review.bak.tmp", Utf8.bytes("half"));
        store = SaveStore.open(folder);
        assertEquals(new OpenedFile.Fine(FIRST), store.load("game-1"));
        assertEquals(new OpenedFile.Fine(THIRD), store.load("game-2"));
        assertEquals(2, folder.list().size());
    }

    @Test
    void anyDamageLoadsTheSameGameOrTheBackupAndKeepsTheDamagedFile() throws IOException {
        byte[] file = Utf8.bytes(SECOND);
        int fine = 0;
        for (int length = 0; length < file.length; length++) {
            fine += loadDamaged(Arrays.copyOf(file, length));
        }
        for (int bit = 0; bit < file.length * 8; bit++) {
            byte[] flipped = file.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            fine += loadDamaged(flipped);
        }
        assertTrue(fine > 0, "a changed space does no harm");
    }

    private static int loadDamaged(byte[] damaged) throws IOException {
        MemoryFolder folder = new MemoryFolder();
        folder.put("game-1.json", damaged);
        folder.put("game-1.bak", Utf8.bytes(FIRST));
        OpenedFile openedFile = SaveStore.open(folder).load("game-1");
        if (openedFile instanceof OpenedFile.Fine fine) {
            assertEquals(withoutSpaces(SECOND), withoutSpaces(fine.text()));
            return 1;
        }
        OpenedFile.Backup backup = assertInstanceOf(OpenedFile.Backup.class, openedFile);
        assertEquals(FIRST, backup.text());
        assertArrayEquals(damaged, folder.get(backup.main().orElseThrow().name()));
        return 0;
    }

    private static String withoutSpaces(String text) {
        return text.replaceAll("\\s", "");
    }
}

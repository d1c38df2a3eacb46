package parlour.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import parlour.record.SavedGames;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

class DiskFolderTest {
    @TempDir private Path path;
    private DiskFolder folder;

    @BeforeEach
    void open() throws IOException {
        folder = DiskFolder.at(path.resolve("deep").resolve("saves"));
    }

    @Test
    void filesAreWrittenMovedOverOthersAndDeleted() throws IOException, BadInput {
        folder.write("a", Utf8.bytes("one"));
        folder.force("a");
        folder.write("b", Utf8.bytes("two"));
        folder.move("a", "b");
        folder.forceNames();
        assertEquals(Optional.empty(), folder.read("a", 10));
        assertArrayEquals(Utf8.bytes("one"), folder.read("b", 10).orElseThrow());
        assertEquals(List.of("b"), folder.list());
        folder.delete("b");
        folder.delete("b");
        assertEquals(List.of(), folder.list());
    }

    @Test
    void aFileOverTheLimitIsRefused() throws IOException, BadInput {
        folder.write("a", new byte[10]);
        assertEquals(10, folder.read("a", 10).orElseThrow().length);
        assertThrows(BadInput.class, () -> folder.read("a", 9));
    }

    @Test
    void aShorterTextReplacesALongerOneWholly() throws IOException, BadInput {
        folder.write("a", Utf8.bytes("long"));
        folder.write("a", Utf8.bytes("no"));
        assertArrayEquals(Utf8.bytes("no"), folder.read("a", 10).orElseThrow());
    }

    @Test
    void nothingOutsideTheFolderHasAName() {
        for (String name : List.of("", "..", "../a", "a/b", "/a", ".a", "C:a")) {
            assertThrows(IllegalArgumentException.class, () -> folder.read(name, 9), name);
        }
    }

    @Test
    void foldersWithinAreNotListed() throws IOException {
        Files.createDirectory(path.resolve("deep").resolve("saves").resolve("within"));
        assertEquals(List.of(), folder.list());
    }

    @Test
    void theStoreWorksOnADisk() throws IOException {
        SaveStore store = SaveStore.open(folder);
        store.save("game-1", SavedGames.text(1));
        store.save("game-1", SavedGames.text(2));
        store.playing("game-1");
        assertEquals(
                new TreeSet<>(List.of("game-1.json", "game-1.bak", "running")),
                new TreeSet<>(folder.list()));
        SaveStore again = SaveStore.open(folder);
        assertEquals(new OpenedFile.Fine(SavedGames.text(2)), again.load("game-1"));
        assertEquals(Optional.of("game-1"), again.interrupted());
    }

    private Path saves() {
        return path.resolve("deep").resolve("saves");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void whatIsNoFileIsRefusedBeforeItIsOpened() throws Exception {
        for (Path odd : OddFiles.in(saves())) {
            OddFiles.refused(() -> folder.read(odd.getFileName().toString(), 10));
        }
        assertEquals(List.of(), folder.list());
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aPipeInPlaceOfAGameOrAMarkNeitherStopsNorStartsAnything() throws Exception {
        OddFiles.pipe(saves().resolve("game-1.json"));
        OddFiles.pipe(saves().resolve("game-1.tmp"));
        OddFiles.pipe(saves().resolve("running"));
        OpenedFile openedFile =
                assertTimeoutPreemptively(
                        Duration.ofSeconds(20),
                        () -> {
                            SaveStore store = SaveStore.open(folder);
                            assertEquals(Optional.empty(), store.interrupted());
                            store.save("game-1", SavedGames.text(1));
                            store.playing("game-1");
                            return store.load("game-1");
                        });
        assertEquals(new OpenedFile.Fine(SavedGames.text(1)), openedFile);
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void whatIsWrittenNeverGoesThroughALink() throws IOException, BadInput {
        Path victim = Files.writeString(path.resolve("victim"), "precious");
        Files.createSymbolicLink(saves().resolve("game-1.tmp"), victim);
        Files.createSymbolicLink(saves().resolve("game-1.bak.tmp"), victim);
        SaveStore store = SaveStore.open(folder);
        Files.createSymbolicLink(saves().resolve("game-1.tmp"), victim);
        store.save("game-1", SavedGames.text(1));
        Files.createSymbolicLink(saves().resolve("game-1.bak.tmp"), victim);
        store.save("game-1", SavedGames.text(2));
        Files.createSymbolicLink(saves().resolve("running.tmp"), victim);
        store.playing("game-1");
        assertEquals("precious", Files.readString(victim));
        assertFalse(Files.isSymbolicLink(saves().resolve("game-1.json")));
        assertFalse(Files.isSymbolicLink(saves().resolve("game-1.bak")));
        assertEquals(new OpenedFile.Fine(SavedGames.text(2)), store.load("game-1"));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void foldersAndFilesAreTheirOwnersAlone() throws IOException {
        SaveStore store = SaveStore.open(folder);
        store.save("game-1", SavedGames.text(1));
        store.save("game-1", SavedGames.text(2));
        store.playing("game-1");
        assertEquals("rwx------", rights(saves()));
        assertEquals("rwx------", rights(saves().getParent()));
        for (String name : folder.list()) {
            assertEquals("rw-------", rights(saves().resolve(name)), name);
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aFolderThatOthersCouldReadIsClosedWhenItIsOpenedAndTheOneAboveIsNot() throws IOException {
        Files.writeString(saves().resolve("game-1.json"), "x");
        open(saves(), "rwxr-xr-x");
        open(saves().getParent(), "rwxr-xr-x");
        DiskFolder.at(saves());
        assertEquals("rwx------", rights(saves()));
        assertEquals("rwxr-xr-x", rights(saves().getParent()));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aFolderWithOtherThingsInItIsNotOursToClose() throws IOException {
        Files.writeString(saves().resolve("Letter to Äiti.txt"), "x");
        open(saves(), "rwxr-xr-x");
        DiskFolder.at(saves()).write("settings.tmp", new byte[1]);
        assertEquals("rwxr-xr-x", rights(saves()));
        assertEquals("rw-------", rights(saves().resolve("settings.tmp")));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aFolderMayBeALinkToOneElsewhere() throws IOException, BadInput {
        Path link = Files.createSymbolicLink(path.resolve("link"), saves());
        DiskFolder.at(link).write("a", Utf8.bytes("one"));
        assertArrayEquals(Utf8.bytes("one"), folder.read("a", 10).orElseThrow());
    }

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static void open(Path path, String rights) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aFolderThatWasTakenAwayIsMadeAgain() throws IOException, BadInput {
        SaveStore store = SaveStore.open(folder);
        store.save("game-1", SavedGames.text(1));
        remove();
        store.save("game-1", SavedGames.text(2));
        assertEquals(new OpenedFile.Fine(SavedGames.text(2)), store.load("game-1"));
        assertEquals("rwx------", rights(saves()));
        remove();
        assertEquals("game-1", store.newId());
        assertEquals(List.of(), store.list());
        remove();
        store.playing("game-2");
        SettingsFile settings = SettingsFile.open(folder);
        remove();
        settings.save(Map.of("volume", "5"));
        assertEquals(Map.of("volume", "5"), settings.load().settings());
    }

    private void remove() throws IOException {
        for (String name : folder.list()) {
            Files.delete(saves().resolve(name));
        }
        Files.delete(saves());
        Files.delete(saves().getParent());
    }
}

package parlour.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.record.SavedGames;
import parlour.record.Utf8;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        assertEquals(new Opened.Fine(SavedGames.text(2)), again.load("game-1"));
        assertEquals(Optional.of("game-1"), again.interrupted());
    }
}

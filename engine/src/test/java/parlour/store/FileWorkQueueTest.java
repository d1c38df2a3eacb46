package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Work on files is done in order, and is stored as a whole or not at all. */
class FileWorkQueueTest {
    private final SlowStorage storage = new SlowStorage();
    private final MemoryFiles files = new MemoryFiles(Map.of("data/old", new byte[] {1}));
    private final Folder folder = files.folder("data");
    private final List<Throwable> mistakes = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private final FileWorkQueue queue = new FileWorkQueue(files, storage, mistakes::add);

    FileWorkQueueTest() {
        storage.files().putAll(files.snapshot());
    }

    /** What a piece of work does with the folder. */
    private interface Changes {
        void make() throws IOException;
    }

    private void work(String name, Changes changes) {
        queue.add(
                new FileWork() {
                    @Override
                    public Runnable run() {
                        told.add(name + " runs");
                        try {
                            changes.make();
                        } catch (IOException e) {
                            throw new AssertionError(e);
                        }
                        return () -> told.add(name + " stored");
                    }

                    @Override
                    public void undone(IOException why) {
                        told.add(name + " undone: " + DiskErrors.of(why).key());
                    }
                });
    }

    private void write(String name) {
        work(name, () -> folder.write(name, new byte[] {2}));
    }

    @Test
    void workCountsWhenItIsStored() {
        write("a");
        assertEquals(List.of("a runs"), told);
        assertFalse(queue.idle());
        storage.answer();
        assertEquals(List.of("a runs", "a stored"), told);
        assertEquals(List.of("data/a", "data/old"), storage.names());
        assertTrue(queue.idle());
    }

    @Test
    void theNextBeginsWhenTheOneBeforeIsStored() {
        write("a");
        write("b");
        assertEquals(List.of("a runs"), told);
        storage.answer();
        assertEquals(List.of("a runs", "a stored", "b runs"), told);
        storage.answer();
        assertEquals(List.of("data/a", "data/b", "data/old"), storage.names());
    }

    @Test
    void workThatCouldNotBeStoredHasChangedNothing() throws IOException {
        work(
                "a",
                () -> {
                    folder.move("old", "older");
                    folder.write("a", new byte[1]);
                });
        work("b", () -> told.add("b finds " + folder.list()));
        storage.refuse(StorageRefusal.full());
        assertEquals(
                List.of("a runs", "a undone: storage.full", "b runs", "b finds [old]", "b stored"),
                told);
        assertEquals(List.of("data/old"), storage.names());
    }

    @Test
    void workThatChangesNothingAsksTheStorageNothing() {
        work("a", () -> {});
        work(
                "b",
                () -> {
                    folder.write("b", new byte[1]);
                    folder.delete("b");
                });
        assertEquals(List.of("a runs", "a stored", "b runs", "b stored"), told);
        assertEquals(0, storage.asked());
    }

    @Test
    void manyChangesOfAPieceOfWorkAreStoredTogether() {
        work(
                "a",
                () -> {
                    folder.delete("old");
                    folder.write("x", new byte[1]);
                    folder.write("y", new byte[1]);
                });
        assertEquals(1, storage.asked());
        storage.answer();
        assertEquals(List.of("data/x", "data/y"), storage.names());
    }

    @Test
    void flushedWorkDoesNotWait() {
        write("a");
        write("b");
        write("c");
        queue.flush();
        assertEquals(List.of("a runs", "b runs", "c runs"), told);
        assertEquals(2, storage.asked());
        storage.answer();
        storage.answer();
        assertEquals(List.of("a stored", "b stored", "c stored"), told.subList(3, 6));
        assertEquals(List.of("data/a", "data/b", "data/c", "data/old"), storage.names());
    }

    @Test
    void flushedWorkIsStoredWithWhatWasRefusedBeforeIt() {
        write("a");
        write("b");
        queue.flush();
        storage.refuse(new IOException("no space"));
        assertEquals(List.of("a runs", "b runs"), told);
        storage.answer();
        assertEquals(List.of("a runs", "b runs", "a stored", "b stored"), told);
        assertEquals(List.of("data/a", "data/b", "data/old"), storage.names());
    }

    @Test
    void flushedWorkThatIsRefusedLeavesWhatWasStoredBeforeIt() throws IOException {
        write("a");
        write("b");
        queue.flush();
        storage.answer();
        storage.refuse(new IOException("no space"));
        assertEquals(List.of("a runs", "b runs", "a stored", "b undone: disk.full"), told);
        assertEquals(List.of("data/a", "data/old"), storage.names());
        assertEquals(2, folder.list().size());
    }

    @Test
    void workThatThrowsHoldsNobodyUp() {
        work(
                "a",
                () -> {
                    folder.write("a", new byte[1]);
                    throw new IllegalStateException("a mistake of ours");
                });
        write("b");
        storage.answer();
        storage.answer();
        assertEquals(1, mistakes.size());
        assertEquals(List.of("a runs", "b runs", "b stored"), told);
        assertEquals(List.of("data/a", "data/b", "data/old"), storage.names());
    }

    @Test
    void workMayAskForMoreWork() {
        work("a", () -> write("b"));
        assertEquals(List.of("a runs", "a stored", "b runs"), told);
    }

    @Test
    void aStorageThatAnswersAtOnceIsAStorageToo() {
        FileWorkQueue sudden =
                new FileWorkQueue(
                        files, (changes, answer) -> answer.accept(Optional.empty()), mistakes::add);
        for (int i = 0; i < 20_000; i++) {
            sudden.add(new Write(folder, "a"));
        }
        assertTrue(sudden.idle());
        assertEquals(List.of(), mistakes);
    }

    /** Writes a file and tells nobody. */
    private record Write(Folder folder, String name) implements FileWork {
        @Override
        public Runnable run() {
            try {
                folder.write(name, new byte[1]);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            return () -> {};
        }

        @Override
        public void undone(IOException why) {
            throw new AssertionError(why);
        }
    }
}

package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.engine.Rng;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Random work with random failures against a model: at any time the storage has what the work that
 * counts as stored has done one after the other, as if the rest had never been.
 */
class FileWorkModelTest {
    private static final int STEPS = 400;
    private static final List<String> NAMES = List.of("a", "b", "c", "d", "e");

    private enum Fate {
        OPEN,
        STORED,
        UNDONE
    }

    /** A change of a folder that depends on what is in it. */
    private interface Change {
        void apply(Folder folder) throws IOException, BadInput;
    }

    private final class Work implements FileWork {
        private final int number;
        private final List<Change> changes;
        private Fate fate = Fate.OPEN;
        private boolean ran;

        Work(int number, List<Change> changes) {
            this.number = number;
            this.changes = changes;
        }

        @Override
        public Runnable run() {
            assertEquals(number, works.stream().filter(work -> work.ran).count(), "in order");
            ran = true;
            apply(this, folder);
            return () -> decide(Fate.STORED);
        }

        @Override
        public void undone(IOException why) {
            decide(Fate.UNDONE);
        }

        private void decide(Fate decided) {
            assertEquals(Fate.OPEN, fate, "told once");
            assertTrue(
                    works.subList(0, number).stream().allMatch(work -> work.fate != Fate.OPEN),
                    "told in order");
            fate = decided;
        }
    }

    private final SlowStorage storage = new SlowStorage();
    private final MemoryFiles files = new MemoryFiles();
    private final Folder folder = files.folder("data");
    private final List<Work> works = new ArrayList<>();
    private final FileWorkQueue queue =
            new FileWorkQueue(
                    files,
                    storage,
                    mistake -> {
                        throw new AssertionError(mistake);
                    });

    private static void apply(Work work, Folder folder) {
        for (Change change : work.changes) {
            try {
                change.apply(folder);
            } catch (IOException | BadInput e) {
                throw new AssertionError(e);
            }
        }
    }

    private static Change change(Rng rng) {
        String name = NAMES.get(rng.below(NAMES.size()));
        String other = NAMES.get(rng.below(NAMES.size()));
        byte[] content = {(byte) rng.below(100)};
        return switch (rng.below(4)) {
            case 0 -> folder -> folder.write(name, content);
            case 1 -> folder -> folder.delete(name);
            case 2 ->
                    folder -> {
                        if (folder.list().contains(name)) {
                            folder.move(name, other);
                        }
                    };
            default ->
                    folder -> {
                        Optional<byte[]> found = folder.read(name, 9);
                        if (found.isPresent()) {
                            byte[] more = found.get();
                            more[0]++;
                            folder.write(other, more);
                        }
                    };
        };
    }

    /** What is there after the work that counts as stored. */
    private Map<String, Integer> model() {
        MemoryFiles model = new MemoryFiles();
        works.stream()
                .filter(work -> work.fate == Fate.STORED)
                .forEach(work -> apply(work, model.folder("data")));
        return contents(model.snapshot());
    }

    private static Map<String, Integer> contents(Map<String, byte[]> files) {
        Map<String, Integer> contents = new TreeMap<>();
        files.forEach((name, content) -> contents.put(name, (int) content[0]));
        return contents;
    }

    private void step(Rng rng) {
        int what = rng.below(10);
        if (what < 5) {
            List<Change> changes =
                    IntStream.range(0, rng.below(4)).mapToObj(i -> change(rng)).toList();
            Work work = new Work(works.size(), changes);
            works.add(work);
            queue.add(work);
        } else if (what == 5) {
            queue.flush();
        } else {
            answer(rng);
        }
    }

    private void answer(Rng rng) {
        if (!storage.waitedFor()) {
            return;
        }
        if (rng.below(3) == 0) {
            storage.refuse(new IOException("no space"));
        } else {
            storage.answer();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void theStorageHasWhatCountsAsStored(long seed) {
        Rng rng = new Rng(seed);
        for (int i = 0; i < STEPS; i++) {
            step(rng);
            assertEquals(model(), contents(storage.files()), "after step " + i);
        }
        while (!queue.idle()) {
            answer(rng);
        }
        assertEquals(model(), contents(storage.files()));
        assertEquals(model(), contents(files.snapshot()), "and so has the memory");
        assertTrue(works.stream().noneMatch(work -> work.fate == Fate.OPEN), "all was told");
        assertTrue(works.stream().anyMatch(work -> work.fate == Fate.UNDONE));
    }
}

package parlour.app;

import parlour.store.DiskFolder;
import parlour.store.FileWork;
import parlour.store.FileWorkQueue;
import parlour.store.Folder;
import parlour.store.MemoryFiles;
import parlour.store.StorageRefusal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Stores files as a browser does: in memory at once, in the test's folder when it answers. */
final class TestStorage {
    private final Path data;
    private final BooleanSupplier full;
    private final Consumer<Runnable> later;
    private final MemoryFiles files;
    private final FileWorkQueue queue;

    /**
     * @param later answers when the test lets it
     */
    TestStorage(Path data, BooleanSupplier full, Consumer<Runnable> later) {
        this.data = data;
        this.full = full;
        this.later = later;
        Map<String, byte[]> found = new TreeMap<>();
        for (String folder : List.of("data", "saves")) {
            read(found, folder);
        }
        files = new MemoryFiles(found);
        queue =
                new FileWorkQueue(
                        files,
                        this::store,
                        mistake -> {
                            throw new AssertionError(mistake);
                        });
    }

    private void read(Map<String, byte[]> found, String folder) {
        try (Stream<Path> all = Files.list(Files.createDirectories(path(folder)))) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                found.put(folder + "/" + file.getFileName(), Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path path(String folder) {
        return folder.equals("data") ? data : data.resolve(folder);
    }

    Folder folder(String name) {
        return files.folder(name);
    }

    void add(FileWork work) {
        queue.add(work);
    }

    private void store(
            Map<String, Optional<byte[]>> changes, Consumer<Optional<IOException>> answer) {
        later.accept(
                () -> {
                    if (full.getAsBoolean()) {
                        answer.accept(Optional.of(StorageRefusal.full()));
                        return;
                    }
                    changes.forEach(this::store);
                    answer.accept(Optional.empty());
                });
    }

    private void store(String key, Optional<byte[]> content) {
        int slash = key.indexOf('/');
        String name = key.substring(slash + 1);
        try {
            Folder folder = DiskFolder.at(path(key.substring(0, slash)));
            if (content.isPresent()) {
                folder.write(name, content.get());
            } else {
                folder.delete(name);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

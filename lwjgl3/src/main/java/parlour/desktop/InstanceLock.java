package parlour.desktop;

import parlour.store.LockFile;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/** The lock on a data folder, held while the program runs. Its file says where it listens. */
final class InstanceLock implements Closeable {
    static final String FILE = "lock";

    private static final int LONGEST_ADDRESS = 4096;

    private final LockFile lock;

    private InstanceLock(LockFile lock) {
        this.lock = lock;
    }

    /** The lock's file in a data folder. */
    static Path file(Path data) {
        return data.resolve(FILE);
    }

    /**
     * The lock, or empty if another program has it.
     *
     * @throws IOException if there can be no lock, as in a folder that is not writable
     */
    static Optional<InstanceLock> tryHold(Path data) throws IOException {
        return LockFile.tryHold(file(data)).map(InstanceLock::new);
    }

    /** Where the program that holds the lock listens, according to its file. */
    static Optional<Path> address(Path data) {
        Path file = file(data);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file)) {
            String text =
                    new String(in.readNBytes(LONGEST_ADDRESS), StandardCharsets.UTF_8).strip();
            return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
        } catch (IOException | InvalidPathException e) {
            // The holder of the lock cannot be reached.
            return Optional.empty();
        }
    }

    /** Publishes where this program listens, for later starts. */
    void tell(Path address) throws IOException {
        lock.tell(address + "\n");
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}

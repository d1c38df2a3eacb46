package parlour.desktop;

import parlour.store.PrivateFiles;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;

/**
 * The lock on a data folder, held while the program runs and released by the system if it is
 * killed. Its file says where the program listens.
 */
final class InstanceLock implements Closeable {
    /** Must not be opened and closed again inside this program, because that releases the lock. */
    static final String FILE = "lock";

    /** Windows forbids reading a locked region, so the lock is beyond the text. */
    private static final long PLACE = 1L << 40;

    private static final int LONGEST_ADDRESS = 4096;

    private final FileChannel channel;

    private InstanceLock(FileChannel channel) {
        this.channel = channel;
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
        PrivateFiles.folder(data);
        Path file = file(data);
        refuseWhatIsNoFile(file);
        FileChannel channel =
                FileChannel.open(
                        file,
                        Set.of(
                                StandardOpenOption.CREATE,
                                StandardOpenOption.WRITE,
                                LinkOption.NOFOLLOW_LINKS),
                        PrivateFiles.file(file));
        try {
            if (channel.tryLock(PLACE, 1, false) != null) {
                return Optional.of(new InstanceLock(channel));
            }
        } catch (OverlappingFileLockException e) {
            channel.close();
            return Optional.empty();
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        channel.close();
        return Optional.empty();
    }

    /** Opening a pipe would block. */
    private static void refuseWhatIsNoFile(Path file) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new IOException(file + " is not a file");
        }
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
        channel.truncate(0);
        channel.write(ByteBuffer.wrap((address + "\n").getBytes(StandardCharsets.UTF_8)), 0);
    }

    /**
     * Releases the lock; the file stays, because deleting it could take it from the next program.
     */
    @Override
    public void close() throws IOException {
        try {
            channel.truncate(0);
        } finally {
            channel.close();
        }
    }
}

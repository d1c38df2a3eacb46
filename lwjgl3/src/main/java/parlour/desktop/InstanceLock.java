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
 * The lock on a data folder, held for the life of a program and let go by the system when that is
 * killed. Its file tells where the program listens.
 */
final class InstanceLock implements Closeable {
    /** Hidden, since whoever opens and closes it inside the program lets go of the lock. */
    static final String FILE = "lock";

    /** Windows lets nobody read what is locked, so a place beyond the text is. */
    private static final long PLACE = 1L << 40;

    private static final int LONGEST_ADDRESS = 4096;

    private final FileChannel channel;

    private InstanceLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * The lock, or nothing when another program has it.
     *
     * @throws IOException when there can be no lock, as in a folder that cannot be written to
     */
    static Optional<InstanceLock> tryHold(Path data) throws IOException {
        PrivateFiles.folder(data);
        Path file = data.resolve(FILE);
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

    /** A pipe would be waited for. */
    private static void refuseWhatIsNoFile(Path file) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new IOException(file + " is not a file");
        }
    }

    /** Where the program that has the lock listens, as far as its file tells. */
    static Optional<Path> address(Path data) {
        Path file = data.resolve(FILE);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file)) {
            String text =
                    new String(in.readNBytes(LONGEST_ADDRESS), StandardCharsets.UTF_8).strip();
            return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
        } catch (IOException | InvalidPathException e) {
            // Whoever has the lock cannot be reached then.
            return Optional.empty();
        }
    }

    /** Tells those who start later where this program listens. */
    void tell(Path address) throws IOException {
        channel.truncate(0);
        channel.write(ByteBuffer.wrap((address + "\n").getBytes(StandardCharsets.UTF_8)), 0);
    }

    /** Lets go; the file stays, since deleting it could take it from under the next program. */
    @Override
    public void close() throws IOException {
        try {
            channel.truncate(0);
        } finally {
            channel.close();
        }
    }
}

package parlour.store;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A lock that one program at a time can have, held until it is closed and released by the system if
 * the program is killed. Its file can say something to whoever comes too late.
 */
public final class LockFile implements Closeable {
    /** Windows forbids reading a locked region, so the lock is beyond the text. */
    private static final long PLACE = 1L << 40;

    /** The locks of this program: the system has them by program, too. */
    private static final Set<Path> HELD = Collections.synchronizedSet(new HashSet<>());

    private final FileChannel channel;
    private final Path file;

    private LockFile(FileChannel channel, Path file) {
        this.channel = channel;
        this.file = file;
    }

    /**
     * The lock, or empty if somebody has it. Its folder is created if need be.
     *
     * @throws IOException if there can be no lock, as in a folder that is not writable
     */
    public static Optional<LockFile> tryHold(Path file) throws IOException {
        PrivateFiles.folder(file.toAbsolutePath().getParent());
        refuseWhatIsNoFile(file);
        Path held = file.toAbsolutePath().getParent().toRealPath().resolve(file.getFileName());
        if (!HELD.add(held)) {
            // Opening it again and closing it would release the lock.
            return Optional.empty();
        }
        Optional<LockFile> lock = Optional.empty();
        try {
            lock = lock(held);
        } finally {
            if (lock.isEmpty()) {
                HELD.remove(held);
            }
        }
        return lock;
    }

    private static Optional<LockFile> lock(Path file) throws IOException {
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
                return Optional.of(new LockFile(channel, file));
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

    /** Sets what its file says. */
    public void tell(String text) throws IOException {
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
    }

    /**
     * Releases the lock; the file stays, and says nothing, because deleting it could take it from
     * the next program.
     */
    @Override
    public void close() throws IOException {
        boolean held = channel.isOpen();
        try {
            channel.truncate(0);
        } finally {
            channel.close();
            if (held) {
                HELD.remove(file);
            }
        }
    }
}

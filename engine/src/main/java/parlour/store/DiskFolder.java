package parlour.store;

import parlour.text.BadInput;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A folder on the disk that only its owner can access. */
public final class DiskFolder implements Folder {
    private final Path folder;

    private DiskFolder(Path folder) {
        this.folder = folder;
    }

    /** The folder at this path, created if it does not exist. */
    public static DiskFolder at(Path path) throws IOException {
        PrivateFiles.folder(path);
        return new DiskFolder(path);
    }

    @Override
    public Optional<byte[]> read(String name, int limit) throws IOException, BadInput {
        try {
            return Optional.of(RegularFile.read(path(name), limit));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    @Override
    public void write(String name, byte[] content) throws IOException {
        Path file = path(name);
        try {
            make(file, content);
        } catch (NoSuchFileException e) {
            // The folder was removed while in use.
            PrivateFiles.folder(folder);
            make(file, content);
        }
    }

    /** Always creates a new file, so that a link or pipe of that name is never written to. */
    private void make(Path file, byte[] content) throws IOException {
        Files.deleteIfExists(file);
        Set<OpenOption> fresh = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (SeekableByteChannel channel =
                Files.newByteChannel(file, fresh, PrivateFiles.file(folder))) {
            ByteBuffer left = ByteBuffer.wrap(content);
            while (left.hasRemaining()) {
                channel.write(left);
            }
        }
    }

    @Override
    public void force(String name) throws IOException {
        try (FileChannel channel =
                FileChannel.open(path(name), StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            channel.force(true);
        }
    }

    @Override
    public void move(String from, String to) throws IOException {
        try {
            Files.move(path(from), path(to), StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            // Some network disks cannot move atomically; the backup covers the moment in between.
            Files.move(path(from), path(to), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void delete(String name) throws IOException {
        Files.deleteIfExists(path(name));
    }

    @Override
    public void forceNames() {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Not every system can force a folder; those that cannot persist the names on their
            // own.
            return;
        }
    }

    @Override
    public List<String> list() throws IOException {
        try {
            return names();
        } catch (NoSuchFileException e) {
            // The folder was removed: recreate it, or report that this is impossible.
            PrivateFiles.folder(folder);
            return names();
        }
    }

    private List<String> names() throws IOException {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, Files::isRegularFile)) {
            for (Path file : files) {
                names.add(file.getFileName().toString());
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        return names;
    }

    private Path path(String name) {
        if (!Folder.isName(name)) {
            throw new IllegalArgumentException("no name of a file here: " + name);
        }
        return folder.resolve(name);
    }
}

package parlour.store;

import parlour.text.BadInput;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A folder on the disk. */
public final class DiskFolder implements Folder {
    private final Path folder;

    private DiskFolder(Path folder) {
        this.folder = folder;
    }

    /** The folder at this path, which is made if it is not there. */
    public static DiskFolder at(Path path) throws IOException {
        Files.createDirectories(path);
        return new DiskFolder(path);
    }

    @Override
    public Optional<byte[]> read(String name, int limit) throws IOException, BadInput {
        try (InputStream in = Files.newInputStream(path(name))) {
            byte[] content = in.readNBytes(limit + 1);
            if (content.length > limit) {
                throw new BadInput("save.tooLarge", limit);
            }
            return Optional.of(content);
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    @Override
    public void write(String name, byte[] content) throws IOException {
        Files.write(path(name), content);
    }

    @Override
    public void force(String name) throws IOException {
        try (FileChannel channel = FileChannel.open(path(name), StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    @Override
    public void move(String from, String to) throws IOException {
        try {
            Files.move(path(from), path(to), StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            // Some network disks cannot; the backup covers the moment in between.
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
            // Not every system can force a folder; those that cannot keep its names by themselves.
            return;
        }
    }

    @Override
    public List<String> list() throws IOException {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, Files::isRegularFile)) {
            for (Path file : files) {
                names.add(file.getFileName().toString());
            }
        }
        return names;
    }

    private Path path(String name) {
        if (!name.matches("[a-z0-9][a-z0-9.-]*")) {
            throw new IllegalArgumentException("no name of a file here: " + name);
        }
        return folder.resolve(name);
    }
}

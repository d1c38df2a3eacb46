package parlour.store;

import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The folders of a machine's disks. */
public final class DiskFolderBrowser implements FolderBrowser {
    /** More files than anybody would look through. */
    private static final int MOST = 2_000;

    private final Path home;
    private final List<Path> usual;
    private final Optional<Path> lock;

    /**
     * @param home where to start
     * @param usual the most used folders
     */
    public DiskFolderBrowser(Path home, List<Path> usual) {
        this(home, usual, Optional.empty());
    }

    /**
     * @param lock the file that this program has locked. It is neither listed nor opened: on POSIX
     *     systems, closing it after reading would release the lock.
     */
    public DiskFolderBrowser(Path home, List<Path> usual, Optional<Path> lock) {
        this.home = home.toAbsolutePath().normalize();
        this.usual = List.copyOf(usual);
        this.lock = lock;
    }

    @Override
    public String home() {
        return home.toString();
    }

    @Override
    public List<Entry> usual() {
        List<Entry> entries = new ArrayList<>();
        for (Path folder : usual) {
            if (Files.isDirectory(folder)) {
                Path name = folder.getFileName();
                entries.add(
                        new Entry(
                                name == null ? folder.toString() : name.toString(),
                                folder.toString(),
                                true,
                                0));
            }
        }
        return entries;
    }

    @Override
    public Drawer open(String place) throws IOException, BadInput {
        Path folder = path(place);
        List<Entry> entries = new ArrayList<>();
        boolean complete = true;
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder)) {
            for (Path path : found) {
                if (entries.size() >= MOST) {
                    complete = false;
                    break;
                }
                if (!path.getFileName().toString().startsWith(".") && !isNamedAsLock(path)) {
                    entries.add(entry(path));
                }
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        entries.sort(
                Comparator.comparing((Entry entry) -> !entry.folder())
                        .thenComparing(entry -> entry.name().toLowerCase(Locale.ROOT)));
        Optional<String> above = Optional.ofNullable(folder.getParent()).map(Path::toString);
        return new Drawer(place, above, entries, complete);
    }

    /** As {@link #isLock}, without a question to the disk for every file of a long list. */
    private boolean isNamedAsLock(Path path) {
        return lock.map(Path::getFileName).equals(Optional.of(path.getFileName())) && isLock(path);
    }

    /** Whether this is the lock, by whatever name; the file is not opened to find out. */
    private boolean isLock(Path path) {
        try {
            return lock.isPresent() && Files.isSameFile(path, lock.get());
        } catch (IOException e) {
            // One of the two is not there.
            return false;
        }
    }

    private static Entry entry(Path path) {
        long changed = 0;
        try {
            changed = Files.getLastModifiedTime(path).toMillis();
        } catch (IOException e) {
            // Shown without its time: the file may just have been removed.
            changed = 0;
        }
        return new Entry(
                path.getFileName().toString(), path.toString(), Files.isDirectory(path), changed);
    }

    /**
     * The path of a text that was typed, dropped or chosen before; not every text is a valid path.
     */
    private static Path path(String place) throws BadInput {
        try {
            return Path.of(place);
        } catch (InvalidPathException e) {
            throw new BadInput("file.unusable");
        }
    }

    @Override
    public String name(String place) {
        try {
            Path name = Path.of(place).getFileName();
            return name == null ? place : name.toString();
        } catch (InvalidPathException e) {
            // It cannot be opened, but the error message can name it.
            return place.substring(place.lastIndexOf('/') + 1);
        }
    }

    @Override
    public byte[] read(String place, int limit) throws IOException, BadInput {
        Path file = path(place);
        if (isLock(file)) {
            throw new BadInput("file.unknown");
        }
        return RegularFile.read(file, limit);
    }

    @Override
    public String write(String folder, String name, byte[] content) throws IOException, BadInput {
        Path parent = path(folder);
        Path file;
        try {
            file = parent.resolve(name);
        } catch (InvalidPathException e) {
            throw new BadInput("file.name.bad", name);
        }
        if (!name.equals(name(file.toString()))) {
            throw new BadInput("file.name.bad", name);
        }
        try {
            Files.write(file, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            throw new BadInput("file.exists", name);
        }
        return file.toString();
    }
}

package parlour.store;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/**
 * Creates folders and files that only their owner can read, on systems with such permissions;
 * elsewhere the user's own profile keeps others out.
 */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FOLDER =
            Set.of(
                    PosixFilePermission.OWNER_READ,
                    PosixFilePermission.OWNER_WRITE,
                    PosixFilePermission.OWNER_EXECUTE);
    private static final Set<PosixFilePermission> FILE =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private PrivateFiles() {}

    /** Creates a folder and its parents; an existing one is closed to others. */
    public static void folder(Path folder) throws IOException {
        // Not attempted if it exists: a link to a folder would be refused.
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder, rights(folder, FOLDER));
        }
        if (knowsRights(folder)) {
            close(folder);
        }
    }

    /** The attributes for a new file in this folder. */
    public static FileAttribute<?>[] file(Path folder) {
        return rights(folder, FILE);
    }

    /**
     * Closes a folder to others, unless it holds other people's files too; then only our files are
     * closed.
     */
    private static void close(Path folder) {
        try {
            Set<PosixFilePermission> open = EnumSet.copyOf(Files.getPosixFilePermissions(folder));
            if (open.retainAll(FOLDER) && holdsOnlyOurs(folder)) {
                Files.setPosixFilePermissions(folder, open);
            }
        } catch (IOException | DirectoryIteratorException | UnsupportedOperationException e) {
            // Somebody else's folder, or a disk without permissions: nothing can be closed there.
            return;
        }
    }

    private static boolean holdsOnlyOurs(Path folder) throws IOException {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder)) {
            for (Path path : found) {
                if (!Folder.isName(path.getFileName().toString())) {
                    return false;
                }
            }
        }
        return true;
    }

    private static FileAttribute<?>[] rights(Path place, Set<PosixFilePermission> rights) {
        return knowsRights(place)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(rights)}
                : new FileAttribute<?>[0];
    }

    private static boolean knowsRights(Path place) {
        return place.getFileSystem().supportedFileAttributeViews().contains("posix")
                && Files.getFileAttributeView(
                                place, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                        != null;
    }
}

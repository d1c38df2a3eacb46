package parlour.desktop;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Creates folders that only their owner can read or change. */
final class PrivateFolder {
    private static final Set<PosixFilePermission> FOLDER =
            PosixFilePermissions.fromString("rwx------");

    private PrivateFolder() {}

    /** Creates a folder for this user alone; one that belongs to somebody else is refused. */
    static Path make(Path folder) throws IOException {
        if (folder.getParent() != null) {
            Files.createDirectories(folder.getParent());
        }
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            Files.createDirectory(folder, rights(folder));
        }
        if (posix(folder)) {
            // Only its owner may do this.
            Files.setPosixFilePermissions(folder, FOLDER);
            // Not createTempFile, whose random numbers take time at every start.
            Path mine = Files.createFile(folder.resolve("owner-" + System.nanoTime()));
            try {
                if (!Files.getOwner(mine).equals(Files.getOwner(folder))) {
                    throw new IOException(folder + " belongs to somebody else");
                }
            } finally {
                Files.delete(mine);
            }
        }
        return folder;
    }

    private static FileAttribute<?>[] rights(Path folder) {
        return posix(folder)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(FOLDER)}
                : new FileAttribute<?>[0];
    }

    private static boolean posix(Path path) {
        return path.getFileSystem() == FileSystems.getDefault()
                && path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}

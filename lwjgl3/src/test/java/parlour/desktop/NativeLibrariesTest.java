package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

class NativeLibrariesTest {
    private static final String LIBRARY = "libgdx64.so";

    @TempDir private Path folder;

    private static byte[] packed() throws IOException {
        try (InputStream in = NativeLibrariesTest.class.getResourceAsStream("/" + LIBRARY)) {
            return in.readAllBytes();
        }
    }

    private void assertUnpacked() throws IOException {
        NativeLibraries.unpack(LIBRARY, folder);
        assertArrayEquals(packed(), Files.readAllBytes(folder.resolve(LIBRARY)));
    }

    @Test
    void theyAreUnpackedWhole() throws IOException {
        assertUnpacked();
        assertUnpacked();
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count(), "and nothing else is left");
        }
    }

    @Test
    void whatIsThereIsNotTrusted() throws IOException {
        Files.write(folder.resolve(LIBRARY), new byte[packed().length]);
        assertUnpacked();
    }

    @Test
    void aLinkIsReplacedAndNotFollowed() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "somebody's");
        Files.createSymbolicLink(folder.resolve(LIBRARY), other);
        assertUnpacked();
        assertEquals("somebody's", Files.readString(other));
        assertFalse(Files.isSymbolicLink(folder.resolve(LIBRARY)));
    }

    @Test
    void theirFolderIsTheUsersAlone() throws IOException {
        Path own = NativeLibraries.folder(() -> folder.resolve("cache"));
        assertEquals(folder.resolve("cache/natives"), own);
        assertEquals(
                "rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(own)));
    }

    @Test
    void whereThereIsNoCacheAnotherOwnFolderIsMade() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        Path own = NativeLibraries.folder(() -> file);
        assertTrue(Files.isDirectory(own));
        assertEquals(
                "rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(own)));
        Files.delete(own);
    }

    @Test
    void oneThatIsMissingIsNamed() {
        String said =
                assertThrows(IOException.class, () -> NativeLibraries.unpack("none.so", folder))
                        .getMessage();
        assertTrue(said.contains("none.so"));
    }
}

package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

class PrivateFolderTest {
    @TempDir private Path folder;

    private static String rights(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void nobodyElseLooksIn() throws IOException {
        assertEquals("rwx------", rights(PrivateFolder.make(folder.resolve("a/b"))));
    }

    @Test
    void aFolderThatWasOpenToAllIsClosed() throws IOException {
        Path open = Files.createDirectory(folder.resolve("open"));
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertEquals("rwx------", rights(PrivateFolder.make(open)));
    }

    @Test
    void aLinkToAnotherFolderIsRefused() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), other);
        assertThrows(IOException.class, () -> PrivateFolder.make(link));
    }
}

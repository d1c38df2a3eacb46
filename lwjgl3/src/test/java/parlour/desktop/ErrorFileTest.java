package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;
import java.util.Optional;

class ErrorFileTest {
    @TempDir Path home;

    private ErrorFile errors(long limit) {
        return new ErrorFile(
                home.resolve("data"), limit, () -> LocalDateTime.of(2026, 1, 2, 3, 4, 5));
    }

    private Path file() {
        return home.resolve("data").resolve("errors.txt");
    }

    @Test
    void eachMistakeIsAddedWithItsTimeAndTrace() throws IOException {
        ErrorFile errors = errors(ErrorFile.LIMIT);
        assertEquals(Optional.of(file().toString()), errors.add(new StackOverflowError("deep")));
        errors.add(new IllegalStateException("wide"));
        String text = Files.readString(file());
        assertTrue(text.startsWith("2026-01-02 03:04:05 Parlour "), text);
        assertTrue(text.contains("java.lang.StackOverflowError: deep"));
        assertTrue(text.contains("at parlour.desktop.ErrorFileTest."));
        assertTrue(text.contains("java.lang.IllegalStateException: wide"));
    }

    @Test
    void itDoesNotGrowForEver() throws IOException {
        ErrorFile errors = errors(20_000);
        for (int i = 0; i < 100; i++) {
            errors.add(new IllegalStateException("x".repeat(1000)));
        }
        assertTrue(Files.size(file()) <= 20_000);
        assertTrue(Files.size(file().resolveSibling("errors.1.txt")) <= 20_000);
    }

    @Test
    void onlyItsOwnerCanReadIt() throws IOException {
        assumeTrue(home.getFileSystem().supportedFileAttributeViews().contains("posix"));
        errors(ErrorFile.LIMIT).add(new Error());
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
    }

    @Test
    void itFollowsNoLink() throws IOException {
        assumeTrue(home.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Files.createDirectories(file().getParent());
        Path other = home.resolve("other");
        Files.createSymbolicLink(file(), other);
        assertEquals(Optional.empty(), errors(ErrorFile.LIMIT).add(new Error()));
        assertFalse(Files.exists(other));
    }
}

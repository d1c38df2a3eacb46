package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Optional;

class DesktopLogTest {
    private static final LocalDateTime NOON = LocalDateTime.of(2026, 1, 2, 12, 0);

    @TempDir Path folder;
    private int starts;

    private DesktopLog log() {
        LogFiles files = new LogFiles(folder.resolve("logs"), 1000, () -> NOON);
        DesktopLog log = new DesktopLog(files, Runnable::run);
        log.listen(() -> starts++);
        return log;
    }

    private String text() throws IOException {
        return Files.readString(folder.resolve("logs").resolve("parlour.log"));
    }

    @Test
    void nothingIsWrittenBeforeItIsSwitchedOn() {
        DesktopLog log = log();
        log.write("hidden cards");
        assertFalse(log.on());
        assertFalse(Files.exists(folder.resolve("logs")));
    }

    @Test
    void itIsSwitchedOffAndOnAgainInOneFile() throws IOException {
        DesktopLog log = log();
        assertEquals(Optional.empty(), log.start());
        log.write("one");
        log.stop();
        log.write("two");
        assertEquals(Optional.empty(), log.start());
        log.write("three");
        assertTrue(text().matches("(?s).*Parlour.*one\n.*Parlour.*three\n"), text());
        assertFalse(text().contains("two"));
        assertEquals(2, starts);
        assertFalse(Files.exists(folder.resolve("logs").resolve("parlour.1.log")));
    }

    @Test
    void anotherRunHasAnotherFile() throws IOException {
        DesktopLog first = log();
        first.start();
        first.write("the first run");
        log().start();
        assertFalse(text().contains("the first run"));
        assertTrue(Files.exists(folder.resolve("logs").resolve("parlour.1.log")));
    }

    @Test
    void aPlaceThatCannotBeWrittenToIsSaid() throws IOException {
        Files.writeString(folder.resolve("logs"), "no folder");
        DesktopLog log = log();
        assertTrue(log.start().isPresent());
        assertFalse(log.on());
        assertEquals(0, starts);
    }

    @Test
    void aDiskThatRefusesEndsOnlyTheLog() throws IOException {
        DesktopLog log = log();
        log.start();
        Files.delete(folder.resolve("logs").resolve("parlour.log"));
        Files.delete(folder.resolve("logs"));
        log.write("lost");
        assertFalse(log.on());
        log.write("lost");
        assertFalse(Files.exists(folder.resolve("logs")));
    }
}

package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;

class LogFilesTest {
    private static final LocalDateTime NOON = LocalDateTime.of(2026, 1, 2, 12, 0);

    @TempDir Path folder;

    private LogFiles run(long limit) throws IOException {
        LogFiles log = new LogFiles(folder.resolve("logs"), limit, () -> NOON);
        log.begin();
        return log;
    }

    private String text(String name) throws IOException {
        return Files.readString(folder.resolve("logs").resolve(name));
    }

    @Test
    void everyLineHasItsTime() throws IOException {
        run(1000).append("äiti plays 7d");
        assertEquals("2026-01-02 12:00:00.000 äiti plays 7d\n", text("parlour.log"));
    }

    @Test
    void onlyItsOwnerReadsIt() throws IOException {
        LogFiles log = run(1000);
        log.append("hidden cards");
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(Files.getPosixFilePermissions(log.file())));
    }

    @Test
    void everyRunHasAFileAndTheLastOnesAreKept() throws IOException {
        for (int run = 1; run <= LogFiles.KEPT + 3; run++) {
            run(1000).append("run " + run);
        }
        assertTrue(text("parlour.log").contains("run " + (LogFiles.KEPT + 3)));
        assertTrue(text("parlour." + LogFiles.KEPT + ".log").contains("run 3"));
        assertFalse(Files.exists(folder.resolve("logs/parlour." + (LogFiles.KEPT + 1) + ".log")));
    }

    @Test
    void aFullFileMakesRoomForTheNext() throws IOException {
        LogFiles log = run(100);
        for (int line = 0; line < 50; line++) {
            log.append("line " + line + " of a long game");
        }
        assertTrue(Files.size(log.file()) <= 100);
        assertTrue(text("parlour.log").contains("line 49"));
        assertTrue(Files.size(folder.resolve("logs/parlour.1.log")) <= 100);
    }
}

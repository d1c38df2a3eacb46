package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

class FirstThreadTest {
    @Test
    void onlyMacOsAsksForTheFirstThread() {
        assertTrue(FirstThread.needed("Mac OS X", Map.of(), 7));
        assertFalse(FirstThread.needed("Linux", Map.of(), 7));
        assertFalse(FirstThread.needed("Windows 11", Map.of(), 7));
    }

    @Test
    void aProgramThatHasItIsNotStartedAgain() {
        Map<String, String> mine = Map.of("JAVA_STARTED_ON_FIRST_THREAD_7", "1");
        assertFalse(FirstThread.needed("Mac OS X", mine, 7));
        // The variable is inherited by the programs that one with it starts.
        assertTrue(FirstThread.needed("Mac OS X", mine, 8));
    }

    @Test
    void theSameProgramIsStartedWithTheSameWords() {
        assertEquals(
                List.of(
                        Path.of("jdk", "bin", "java").toString(),
                        "-XstartOnFirstThread",
                        "-cp",
                        "parlour.jar",
                        "parlour.desktop.Main",
                        "--seed",
                        "7"),
                FirstThread.command("jdk", "parlour.jar", "--seed", "7"));
    }
}

package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** One program at a time, and one holder in it. */
class LockFileTest {
    @TempDir private Path folder;

    /** Another program that tries. */
    static final class Other {
        private Other() {}

        public static void main(String[] args) throws IOException {
            System.out.print(LockFile.tryHold(Path.of(args[0])).isPresent() ? "held" : "refused");
        }
    }

    private static String tryElsewhere(Path file) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:+UseSerialGC",
                                "-Xshare:auto",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Other.class.getName(),
                                file.toString())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    @Test
    void tryingAgainInTheSameProgramDoesNotReleaseTheLock() throws Exception {
        Path file = folder.resolve("lock");
        try (LockFile first = LockFile.tryHold(file).orElseThrow()) {
            first.tell("here");
            assertTrue(LockFile.tryHold(file).isEmpty());
            assertTrue(LockFile.tryHold(folder.resolve(".").resolve("lock")).isEmpty());
            assertEquals("refused", tryElsewhere(file));
        }
        assertEquals("held", tryElsewhere(file));
        LockFile.tryHold(file).orElseThrow().close();
    }
}

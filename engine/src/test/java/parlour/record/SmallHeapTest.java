package parlour.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** No file within its size limit needs more memory than a small program has. */
class SmallHeapTest {
    @Test
    void whateverIsMadeToEatMemoryIsRefusedWithSixtyFourMegabytes() throws Exception {
        List<String> expected =
                SmallHeap.attacks().keySet().stream().map(name -> name + ": refused").toList();
        assertEquals(String.join("\n", expected), String.join("\n", run()));
    }

    private static List<String> run() throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx64m",
                                "-XX:+UseSerialGC",
                                "-Xshare:auto",
                                "-cp",
                                System.getProperty("java.class.path"),
                                SmallHeap.class.getName())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said.lines().toList();
    }
}

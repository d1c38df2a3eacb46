package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The bot of the documentation, as a program of its own. */
final class PythonBot implements AutoCloseable {
    private static final Path PROGRAM =
            Path.of(System.getProperty("parlour.root"), "server/examples/bot.py");

    private final Process process;

    PythonBot(int port, String code, int games) throws IOException {
        process =
                new ProcessBuilder(
                                "python3",
                                PROGRAM.toString(),
                                "ws://127.0.0.1:" + port + "/table",
                                code,
                                "Robot",
                                String.valueOf(games))
                        .redirectErrorStream(true)
                        .start();
    }

    /** Waits for its end, and looks whether it found every deal fair. */
    void awaitEnd(int games) throws IOException, InterruptedException {
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals(0, process.exitValue(), said);
        assertEquals(games, said.lines().filter(l -> l.endsWith("deal was fair")).count(), said);
    }

    /** Ends it without a word to the table. */
    void kill() {
        process.destroyForcibly();
    }

    @Override
    public void close() {
        kill();
    }
}

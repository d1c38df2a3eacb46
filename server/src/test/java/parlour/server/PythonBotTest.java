package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.wire.ServerMessage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The bot of the documentation sits down at a table and plays to the end. */
class PythonBotTest {
    private static final Path BOT =
            Path.of(System.getProperty("parlour.root"), "server/examples/bot.py");

    @TempDir private Path data;

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void itPlaysAWholeGame() throws Exception {
        assumeTrue(hasPython(), "python3 is not installed");
        try (TableServer server = TestServer.start(data)) {
            BotClient anna = BotClient.opener(server.port(), 1, TestServer.shortGame());
            anna.expect(2).sit("Anna");
            Process bot =
                    new ProcessBuilder(
                                    "python3",
                                    BOT.toString(),
                                    "ws://127.0.0.1:" + server.port() + "/table",
                                    anna.code(),
                                    "Robot")
                            .redirectErrorStream(true)
                            .start();
            try {
                ServerMessage.Over over = anna.over();
                String said =
                        new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertTrue(bot.waitFor(TestClient.PATIENCE_SECONDS, TimeUnit.SECONDS));
                assertEquals(0, bot.exitValue(), said);
                assertTrue(said.contains("the deal was fair"), said);
                assertEquals(2, over.result().points().size());
            } finally {
                bot.destroyForcibly();
            }
        }
    }
}

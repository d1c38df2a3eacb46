package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.wire.ServerMessage;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    private static Process start(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of("python3", BOT.toString()));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    /** All that it prints, once it has ended. */
    private static String said(Process bot) throws Exception {
        String said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(bot.waitFor(TestClient.PATIENCE_SECONDS, TimeUnit.SECONDS));
        return said;
    }

    @Test
    void withoutATableItSaysWhatIsMissing() throws Exception {
        assumeTrue(hasPython(), "python3 is not installed");
        int nobodyListens;
        try (ServerSocket socket = new ServerSocket(0)) {
            nobodyListens = socket.getLocalPort();
        }
        String url = "ws://127.0.0.1:" + nobodyListens + "/table";
        assertTrue(said(start()).contains("bot.py ws://"));
        assertTrue(said(start(url, "BCDFGH", "Robot", "many")).contains("bot.py ws://"));
        Process bot = start(url, "BCDFGH", "Robot");
        String said = said(bot);
        assertTrue(said.startsWith(url + " cannot be reached: "), said);
        assertEquals(1, said.lines().count(), said);
        assertEquals(1, bot.exitValue());
    }

    @Test
    void itPlaysAWholeGame() throws Exception {
        assumeTrue(hasPython(), "python3 is not installed");
        try (TableServer server = TestServer.start(data)) {
            BotClient anna = BotClient.opener(server.port(), 1, TestServer.shortGame());
            anna.expect(2).sit("Anna");
            Process bot = start("ws://127.0.0.1:" + server.port() + "/table", anna.code(), "Robot");
            try {
                ServerMessage.Over over = anna.over();
                String said = said(bot);
                assertEquals(0, bot.exitValue(), said);
                assertTrue(said.contains("the deal was fair"), said);
                assertEquals(2, over.result().points().size());
            } finally {
                bot.destroyForcibly();
            }
        }
    }
}

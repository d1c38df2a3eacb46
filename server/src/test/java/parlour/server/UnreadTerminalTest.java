package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import parlour.server.terminal.English;
import parlour.server.terminal.TerminalLog;
import parlour.text.Phrase;
import parlour.wire.ServerMessage;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** What a server says goes into a pipe whose reader pauses. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UnreadTerminalTest {
    private static final int FAR_TOO_MANY = 5_000;

    @TempDir private Path data;

    private final CountDownLatch read = new CountDownLatch(1);
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final PrintStream pipe =
            new PrintStream(
                    new OutputStream() {
                        @Override
                        public void write(int b) {
                            try {
                                read.await();
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                            printed.write(b);
                        }
                    },
                    true,
                    StandardCharsets.UTF_8);

    private TerminalLog log() {
        return new TerminalLog(English.texts(), pipe, pipe, false);
    }

    @Test
    void aGameIsPlayedAllTheSame() throws Exception {
        try (TerminalLog log = log();
                TableServer server = TableServer.start(TestServer.settings(data), log)) {
            BotClient anna = BotClient.opener(server.port(), 1, TestServer.shortGame()).sit("Anna");
            BotClient tom = BotClient.guest(server.port(), 2, anna.code()).sit("Tom");
            tom.await(ServerMessage.Seated.class);
            anna.expect(2);
            anna.begin();
            assertEquals(anna.over(), tom.over());
            read.countDown();
        }
        String text = printed.toString(StandardCharsets.UTF_8);
        assertTrue(text.contains("A table was opened: fastest"), text);
    }

    @Test
    void whatIsWrongIsSaidAllTheSame() {
        ByteArrayOutputStream wrong = new ByteArrayOutputStream();
        PrintStream err = new PrintStream(wrong, true, StandardCharsets.UTF_8);
        try (TerminalLog log = new TerminalLog(English.texts(), pipe, err, false)) {
            log.note(Phrase.of("run.closed", 1));
            log.trouble(Phrase.of("run.stopping"));
            while (wrong.size() == 0) {
                Thread.onSpinWait();
            }
            assertEquals(0, printed.size());
            read.countDown();
        }
        assertTrue(printed.size() > 0);
    }

    @Test
    void whatDoesNotFitIsNotSaid() {
        try (TerminalLog log = log()) {
            for (int i = 0; i < FAR_TOO_MANY; i++) {
                log.note(Phrase.of("run.closed", i));
            }
            read.countDown();
        }
        long lines = printed.toString(StandardCharsets.UTF_8).lines().count();
        assertTrue(lines > 0 && lines < FAR_TOO_MANY, lines + " lines");
    }
}

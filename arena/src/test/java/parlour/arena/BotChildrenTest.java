package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Programs that start others: what they leave behind ends with them, and stops nobody. */
@EnabledOnOs(OS.LINUX)
class BotChildrenTest {
    /** Longer than any test; a child that is missed would stay so long. */
    private static final String CHILD = "sleep 600";

    private static final String ANSWERS =
            """
            while read -r line; do
                case "$line" in
                    *'"type":"start"'*) echo '{"type":"ready"}' ;;
                    *'"type":"turn"'*)
                        move=${line#*'"moves":["'}
                        echo "{\\"move\\":\\"${move%%'"'*}\\"}" ;;
                esac
            done
            """;

    @TempDir Path folder;

    @AfterEach
    void endWhatATestLeft() throws IOException {
        for (ProcessHandle child : children()) {
            child.destroyForcibly();
        }
    }

    private List<ProcessHandle> children() throws IOException {
        List<ProcessHandle> children = new ArrayList<>();
        Path pids = folder.resolve("pids");
        if (Files.exists(pids)) {
            for (String pid : Files.readAllLines(pids)) {
                ProcessHandle.of(Long.parseLong(pid)).ifPresent(children::add);
            }
        }
        return children;
    }

    /** A match with a bot that is this shell script; {@code $pids} is where children are noted. */
    private Call match(String script) throws IOException {
        Path file = folder.resolve("bot.sh");
        Files.writeString(file, "pids='" + folder.resolve("pids") + "'\n" + script);
        Call call =
                Call.of(
                        "match",
                        "cassino",
                        "--players",
                        "exec:sh '" + file + "',greedy",
                        "--deals",
                        "1",
                        "--seed",
                        "5",
                        "--bot-timeout",
                        "60");
        assertEquals(Arena.GOOD, call.status(), call.err());
        return call;
    }

    private void allEnd(int count) throws Exception {
        assertEquals(count, Files.readAllLines(folder.resolve("pids")).size());
        for (ProcessHandle child : children()) {
            child.onExit().get(20, TimeUnit.SECONDS);
        }
    }

    @Test
    void childrenOfABotThatStaysToTheEndEndWithIt() throws Exception {
        Call call = match(CHILD + " & echo $! > \"$pids\"\n" + ANSWERS);
        assertEquals("", call.err(), "no fault");
        allEnd(1);
    }

    @Test
    void childrenOfABotThatExitsFirstEndTooWhateverBecameOfThem() throws Exception {
        Call call =
                match(
                        CHILD
                                + " & echo $! > \"$pids\"\n"
                                + "(sh -c 'echo $$ >> \"$1\"; exec "
                                + CHILD
                                + "' sh \"$pids\" &)\n"
                                + "setsid sh -c 'echo $$ >> \"$1\"; exec "
                                + CHILD
                                + "' sh \"$pids\" &\n"
                                + "until [ $(wc -l < \"$pids\") = 3 ]; do :; done\n"
                                + "exit 3\n");
        assertEquals(1, call.err().lines().count(), call.err());
        assertTrue(call.err().contains("it has exited with status 3."), call.err());
        allEnd(3);
    }

    /** Without its variables a child cannot be told from a stranger; it still stops nobody. */
    @Test
    void aBotCountsAsEndedWhenItExitsWhoeverHoldsItsOutputOpen() throws Exception {
        Call call = match("env -i " + CHILD + " & echo $! > \"$pids\"\nexit 4\n");
        assertEquals(1, call.err().lines().count(), call.err());
        assertTrue(call.err().contains("it has exited with status 4."), call.err());
    }

    @Test
    void whatABotSaidBeforeItsEndIsHeard() throws Exception {
        Call call =
                match(
                        "env -i "
                                + CHILD
                                + " & echo $! > \"$pids\"\n"
                                + "read -r line; echo '{\"type\":\"ready\"}'; exit 5\n");
        assertTrue(call.err().contains("it has exited with status 5."), call.err());
        assertTrue(call.out().contains(" 49"), "all turns and the second start: " + call.out());
    }
}

package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.server.redis.RedisPlace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/** The command: what it prints, and sentences for what cannot be. */
class MainTest {
    @TempDir private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    /** Runs a server that is asked to end as soon as it has begun. */
    private int run(String... more) {
        List<String> args = new ArrayList<>(List.of("--bind", "127.0.0.1", "--port", "0"));
        args.addAll(List.of("--data", folder.resolve("data").toString()));
        args.addAll(List.of(more));
        return call(args.toArray(String[]::new));
    }

    private int call(String... args) {
        return call(Optional.empty(), args);
    }

    private int call(Optional<Main.Sharing> sharing, String... args) {
        CountDownLatch atOnce = new CountDownLatch(0);
        return Main.run(args, sharing, stream(out), stream(err), atOnce);
    }

    private static PrintStream stream(ByteArrayOutputStream to) {
        return new PrintStream(to, true, StandardCharsets.UTF_8);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private void assertRefused(String sentence) {
        assertEquals(sentence + System.lineSeparator(), err());
        assertEquals("", out());
    }

    @Test
    void theLinkIsPrintedWithACodeForCameras() {
        assertEquals(Main.GOOD, run());
        assertTrue(out().contains("█"), out());
        assertTrue(
                out().matches("(?s).*Parlour is at http://127\\.0\\.0\\.1:\\d+/ until.*"), out());
        assertTrue(out().contains("--page"), "there is no page here");
        assertTrue(out().contains("Stopping"));
        assertEquals("", err());
    }

    @Test
    void thePublicAddressReplacesTheMachines() {
        assertEquals(Main.GOOD, run("--public-url", "https://parlour.example"));
        assertTrue(out().contains("at https://parlour.example/ until"), out());
    }

    @Test
    void quietPrintsNothing() {
        assertEquals(Main.GOOD, run("--quiet"));
        assertEquals("", out() + err());
    }

    @Test
    void aPortInUseIsNamed() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            assertEquals(Main.MISTAKE, run("--port", String.valueOf(taken.getLocalPort())));
            assertRefused(
                    "Port "
                            + taken.getLocalPort()
                            + " is in use by another program: choose another one, or close that"
                            + " program.");
        }
    }

    @Test
    void afterAFailedStartTheFolderIsFree() throws IOException {
        aPortInUseIsNamed();
        err.reset();
        assertEquals(Main.GOOD, run());
        assertEquals("", err());
    }

    @Test
    void anotherServersFolderIsLeftAlone() throws Exception {
        try (TableServer server = TestServer.start(folder.resolve("data"))) {
            assertEquals(Main.MISTAKE, run());
            assertTrue(err().startsWith("Another server keeps its tables in "), err());
            assertEquals(0, server.tables());
        }
    }

    @Test
    void aFolderThatCannotBeIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("data"), "a file");
        assertEquals(Main.MISTAKE, run());
        assertTrue(err().startsWith("The tables cannot be kept in " + file + ". "), err());
    }

    @Test
    void anAddressOfAnotherMachineIsNamed() {
        assertEquals(Main.MISTAKE, run("--bind", "192.0.2.99"));
        assertTrue(err().startsWith("192.0.2.99 is not an address of this machine"), err());
        err.reset();
        assertEquals(Main.MISTAKE, run("--bind", "no such.address"));
        assertTrue(err().startsWith("\"no such.address\" is no address"), err());
    }

    @Test
    void badOptionsAreExplained() {
        assertEquals(Main.MISTAKE, run("--port", "70000"));
        assertRefused("70000 is not a port: choose a number from 0 to 65535.");
        err.reset();
        assertEquals(Main.MISTAKE, run("--tables", "0"));
        assertRefused("0 is not a number of tables: choose one from 1 to 100000.");
        err.reset();
        assertEquals(Main.MISTAKE, run("--public-url", "parlour.example"));
        assertTrue(err().startsWith("\"parlour.example\" is not the address of a server"), err());
        err.reset();
        assertEquals(Main.MISTAKE, run("--page", folder.toString()));
        assertTrue(err().contains("has no index.html"), err());
        err.reset();
        assertEquals(Main.MISTAKE, run("--prot", "1"));
        assertTrue(err().contains("'--prot'") && err().contains("--help"), err());
        err.reset();
        assertEquals(Main.MISTAKE, run("--port", "many"));
        assertTrue(err().contains("--port") && err().contains("--help"), err());
        assertFalse(err().contains("Exception"), err());
    }

    @Test
    void aProgramWithoutRedisSaysWhereToGetOneThatHasIt() {
        assertEquals(Main.MISTAKE, run("--redis", "127.0.0.1:6379"));
        assertTrue(err().contains("--redis") && err().contains("server:installDist"), err());
    }

    @Test
    void badAddressesOfRedisAreExplained() throws IOException {
        Optional<Main.Sharing> redis = Optional.of(RedisPlace::of);
        for (String wrong : List.of("nonsense:port", "redis://:hidden@x:y")) {
            assertEquals(Main.MISTAKE, call(redis, "--redis", wrong));
            assertTrue(err().contains("is not the address of a Redis"), err());
            assertFalse(err().contains("hidden"), err());
            err.reset();
        }
        int nobody;
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            nobody = taken.getLocalPort();
        }
        assertEquals(Main.MISTAKE, call(redis, "--redis", "127.0.0.1:" + nobody));
        assertRefused(
                "Nobody answers as Redis at 127.0.0.1:"
                        + nobody
                        + ": check the address, and that Redis is running and lets this machine"
                        + " in.");
        err.reset();
        assertEquals(Main.MISTAKE, call(redis, "--redis", "127.0.0.1:1", "--peer-address", "here"));
        assertTrue(err().startsWith("\"here\" is not an address of a server"), err());
    }

    @Test
    void everyOptionHasHelp() {
        assertEquals(Main.GOOD, call("--help"));
        for (String option :
                List.of(
                        "--port",
                        "--bind",
                        "--public-url",
                        "--data",
                        "--tables",
                        "--page",
                        "--redis",
                        "--peer-address")) {
            assertTrue(out().matches("(?s).*" + option + "=\\S+\\s+[A-Z].*"), option);
        }
        assertTrue(out().matches("(?s).*--quiet\\s+[A-Z].*"));
        assertTrue(out().matches("(?s).*--behind-proxy\\s+[A-Z].*"));
    }
}

package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.text.BadInput;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** A server that cannot start leaves nothing behind. */
class FailedStartTest {
    @TempDir private Path data;

    private static Set<Thread> clocks() {
        Set<Thread> clocks = new HashSet<>();
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("parlour-clock")) {
                clocks.add(thread);
            }
        }
        return clocks;
    }

    private static void assertNothingLeft(Set<Thread> before) throws InterruptedException {
        for (Thread clock : clocks()) {
            if (!before.contains(clock)) {
                clock.join(10_000);
                assertEquals(false, clock.isAlive(), "a clock that nobody stops");
            }
        }
    }

    @Test
    void onAnAddressThatNobodyKnows() throws Exception {
        Set<Thread> before = clocks();
        Settings unknown = TestServer.settings(data).withBind("not an address");
        BadInput refused =
                assertThrows(
                        BadInput.class, () -> TableServer.start(unknown, new TestServer.LoudLog()));
        assertEquals("server.start.unknownAddress", refused.phrase().key());
        assertEquals(0, data.toFile().list().length, "it has not even begun");
        assertNothingLeft(before);
    }

    @Test
    void withALinkThatIsNone() throws Exception {
        Set<Thread> before = clocks();
        Settings odd = TestServer.settings(data).withPublicUrl(Optional.of("http://a b/"), false);
        assertThrows(
                IllegalArgumentException.class,
                () -> TableServer.start(odd, new TestServer.LoudLog()));
        assertNothingLeft(before);
        TestServer.start(data).close();
    }
}

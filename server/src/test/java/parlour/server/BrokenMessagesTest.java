package parlour.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.wire.ServerMessage;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/** Frames that are no messages end a connection with the status that says why. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BrokenMessagesTest {
    /** The first bytes of frames that are a part of a message. */
    private static final int FIRST_TEXT = 0x01;

    private static final int FIRST_BINARY = 0x02;
    private static final int MIDDLE = 0x00;
    private static final int LAST = 0x80;

    private static final String COUNT = "parlour_closed_total{reason=\"message\"}";

    @TempDir private static Path data;
    private static TableServer server;

    private double counted;
    private Socket socket;
    private RawSocket raw;

    @BeforeAll
    static void start() throws Exception {
        server = TestServer.start(data);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void connect() throws Exception {
        counted = Http.metric(server.port(), COUNT);
        socket = new Socket("127.0.0.1", server.port());
        raw = new RawSocket(socket);
        raw.handshake();
    }

    @AfterEach
    void disconnect() throws IOException {
        socket.close();
    }

    /** Nobody is counted who is not there any more. */
    private void awaitNobody() throws Exception {
        while (Http.metric(server.port(), "parlour_connections") > 0) {
            Thread.onSpinWait();
        }
    }

    private void assertCounted() throws Exception {
        assertEquals(counted + 1, Http.metric(server.port(), COUNT), "counted once");
    }

    /** The frames are written as their first byte and their content. */
    @ParameterizedTest
    @CsvSource({
        "1007, 81 78ff78",
        "1007, 01 78ff 80 78",
        "1007, 01 e2 00 82 80 78",
        "1007, 01 e2 80 82",
        "1002, 00 78",
        "1002, 80 78",
        "1002, 01 78 81 78",
        "1002, 01 78 02 78",
        "1002, 83 78",
        "1002, 09 78",
        "1002, c1 78"
    })
    void whatIsNoMessageIsClosed(int status, String frames) throws Exception {
        String[] parts = frames.split(" ");
        for (int i = 0; i < parts.length; i += 2) {
            int first = Integer.parseInt(parts[i], 16);
            raw.send(RawSocket.frame(first, HexFormat.of().parseHex(parts[i + 1])));
        }
        assertEquals(status, raw.closing());
        awaitNobody();
    }

    @Test
    void aTextThatIsTooLongInPiecesIsClosed() throws Exception {
        raw.send(RawSocket.frame(FIRST_TEXT, new byte[8 * 1024]));
        raw.send(RawSocket.frame(MIDDLE, new byte[8 * 1024]));
        raw.send(RawSocket.frame(RawSocket.PING, (byte) 1));
        assertArrayEquals(new byte[] {1}, raw.content(RawSocket.PONG), "it may be as long as that");
        raw.send(RawSocket.frame(MIDDLE, (byte) 'x'));
        assertEquals(1009, raw.closing());
        awaitNobody();
        assertCounted();
    }

    /** Whoever announces more than there is room for is not waited for. */
    @Test
    void aTextThatIsTooLongInOneFrameIsClosedBeforeItsEnd() throws Exception {
        byte[] frame = RawSocket.frame(RawSocket.TEXT, new byte[60_000]);
        raw.send(Arrays.copyOf(frame, 20_000));
        assertEquals(1009, raw.closing());
        awaitNobody();
        assertCounted();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 20_000})
    void bytesInPiecesAreNotText(int length) throws Exception {
        raw.send(RawSocket.frame(FIRST_BINARY, new byte[length]));
        raw.send(RawSocket.frame(MIDDLE, new byte[3]));
        raw.send(RawSocket.frame(LAST, new byte[3]));
        String told = new String(raw.content(RawSocket.TEXT), StandardCharsets.UTF_8);
        ServerMessage.Trouble trouble = (ServerMessage.Trouble) ServerMessage.read(told);
        assertEquals("server.textOnly", trouble.reason().key());
        assertEquals(4008, raw.closing());
        assertCounted();
    }

    @Test
    void aTextMayComeInPiecesOfAnyLength() throws Exception {
        String hello = TestClient.hello(Optional.empty(), Optional.empty()).json();
        byte[] all = (hello + " ".repeat(8000 - hello.length())).getBytes(StandardCharsets.UTF_8);
        for (int length : new int[] {1, 7, 126, 2047, 2048, 2049, 7999, 8000}) {
            ByteArrayOutputStream frames = new ByteArrayOutputStream();
            for (int i = 0; i < all.length; i += length) {
                int end = Math.min(all.length, i + length);
                int first = (i == 0 ? FIRST_TEXT : MIDDLE) | (end == all.length ? LAST : 0);
                frames.writeBytes(RawSocket.frame(first, Arrays.copyOfRange(all, i, end)));
            }
            raw.send(frames.toByteArray());
            String told = new String(raw.content(RawSocket.TEXT), StandardCharsets.UTF_8);
            assertInstanceOf(ServerMessage.Welcome.class, ServerMessage.read(told));
        }
    }

    @Test
    void aPongSaysWhatThePingSaid() throws Exception {
        byte[] asked = "within a message".getBytes(StandardCharsets.UTF_8);
        raw.send(RawSocket.frame(FIRST_TEXT, (byte) '{'));
        raw.send(RawSocket.frame(RawSocket.PING, asked));
        assertArrayEquals(asked, raw.content(RawSocket.PONG));
    }

    @Test
    void whoeverTakesLeaveWithinAMessageIsLetGo() throws Exception {
        raw.send(RawSocket.frame(FIRST_TEXT, (byte) '{'));
        raw.send(RawSocket.frame(RawSocket.CLOSE, (byte) 0x0f, (byte) 0xa0));
        assertEquals(4000, raw.closing(), "the same comes back");
        awaitNobody();
    }

    @Test
    void whoeverBreaksOffWithinAMessageIsGone() throws Exception {
        raw.send(RawSocket.frame(FIRST_TEXT, (byte) '{'));
        raw.send(RawSocket.frame(RawSocket.PING));
        assertEquals(RawSocket.PONG, raw.next().getAsInt());
        socket.close();
        awaitNobody();
    }
}

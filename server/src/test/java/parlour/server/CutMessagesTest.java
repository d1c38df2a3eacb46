package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;

/** However a network cuts messages, or joins them, each is answered. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CutMessagesTest {
    /** More than the server reads at once, in messages that are not as long as what it reads. */
    private static final int MANY = 150;

    private static final byte[] HELLO =
            TestClient.hello(Optional.empty(), Optional.empty())
                    .json()
                    .getBytes(StandardCharsets.UTF_8);

    @TempDir private Path data;
    private TableServer server;
    private Socket socket;
    private RawSocket raw;

    @BeforeEach
    void start() throws Exception {
        server = TestServer.start(data);
        connect();
    }

    private void connect() throws IOException {
        socket = new Socket("127.0.0.1", server.port());
        socket.setTcpNoDelay(true);
        raw = new RawSocket(socket);
    }

    @AfterEach
    void stop() throws IOException {
        socket.close();
        server.close();
    }

    private static byte[] hellos(int count) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            all.writeBytes(RawSocket.frame(RawSocket.TEXT, HELLO));
        }
        return all.toByteArray();
    }

    private void assertAnswers(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            assertEquals(OptionalInt.of(RawSocket.TEXT), raw.next());
        }
    }

    @Test
    void messagesThatComeWithTheRequestAreAnswered() throws Exception {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(raw.request());
        all.writeBytes(hellos(MANY));
        raw.send(all.toByteArray());
        assertEquals(101, raw.status());
        assertAnswers(MANY);
    }

    @Test
    void messagesAreCutAnywhere() throws Exception {
        raw.handshake();
        byte[] all = hellos(MANY);
        Random random = new Random(7);
        int sent = 0;
        while (sent < all.length) {
            int next = Math.min(all.length, sent + 1 + random.nextInt(random.nextInt(5000) + 1));
            raw.send(Arrays.copyOfRange(all, sent, next));
            sent = next;
        }
        assertAnswers(MANY);
    }

    @Test
    void aMessageComesByteByByte() throws Exception {
        raw.handshake();
        for (byte one : hellos(1)) {
            raw.send(new byte[] {one});
        }
        assertAnswers(1);
    }

    @Test
    void aMessageComesInFramesOfAByteWithPingsBetween() throws Exception {
        raw.handshake();
        for (int i = 0; i < HELLO.length; i++) {
            int kind = i == 0 ? 0x01 : i + 1 < HELLO.length ? 0x00 : 0x80;
            raw.send(RawSocket.frame(kind, HELLO[i]));
            raw.send(RawSocket.frame(RawSocket.PING));
        }
        int pongs = 0;
        for (int i = 0; i <= HELLO.length; i++) {
            pongs += raw.next().getAsInt() == RawSocket.PONG ? 1 : 0;
        }
        assertEquals(HELLO.length, pongs);
    }

    @Test
    void afterAFarewellNothingIsAnswered() throws Exception {
        raw.handshake();
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(hellos(1));
        all.writeBytes(RawSocket.frame(RawSocket.CLOSE));
        all.writeBytes(hellos(MANY));
        raw.send(all.toByteArray());
        assertAnswers(1);
        assertEquals(OptionalInt.of(RawSocket.CLOSE), raw.next());
        awaitGone();
    }

    @Test
    void whoWillSayNothingMoreIsLetGo() throws Exception {
        raw.handshake();
        raw.send(hellos(MANY));
        socket.shutdownOutput();
        awaitGone();
    }

    /** What was said before may be answered, and then the server ends the connection too. */
    private void awaitGone() throws Exception {
        boolean more = true;
        while (more) {
            try {
                more = raw.next().isPresent();
            } catch (SocketException e) {
                more = false; // the server had not read everything
            }
        }
        while (Http.metric(server.port(), "parlour_connections") > 0) {
            Thread.onSpinWait();
        }
        socket.close();
        connect();
        raw.handshake();
        raw.send(hellos(1));
        assertAnswers(1);
    }
}

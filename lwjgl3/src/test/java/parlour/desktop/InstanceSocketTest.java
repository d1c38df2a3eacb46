package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.desktop.InstanceSocket.Answer;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

class InstanceSocketTest {
    private static final OpenRequest NOTHING = new OpenRequest(Optional.empty());
    private static final long SHORT = TimeUnit.MILLISECONDS.toNanos(100);

    @TempDir private Path data;
    private InstanceSocket socket;

    @BeforeEach
    void open() throws IOException {
        socket = InstanceSocket.open(data);
    }

    @AfterEach
    void close() throws IOException {
        socket.close();
    }

    private Answer ask() {
        return InstanceSocket.ask(
                socket.address(), NOTHING, System.nanoTime() + Instance.PATIENCE_NANOS);
    }

    /** Says something else than a request, and returns the answer. */
    private String say(byte... words) throws IOException {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.connect(UnixDomainSocketAddress.of(socket.address()));
            try {
                ByteBuffer bytes = ByteBuffer.wrap(words);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.shutdownOutput();
                ByteBuffer answer = ByteBuffer.allocate(100);
                while (channel.read(answer) >= 0) {
                    assertTrue(answer.hasRemaining());
                }
                return StandardCharsets.UTF_8.decode(answer.flip()).toString().strip();
            } catch (IOException e) {
                return "hung up";
            }
        }
    }

    @Test
    void aRequestHasAFileOrALink() {
        OpenRequest link = new OpenRequest(Optional.of("http://192.168.1.5:7676/#BCDFGH"));
        assertEquals(link.target(), link.link());
        assertEquals(Optional.empty(), link.file());
        OpenRequest file = new OpenRequest(Optional.of("/home/anna/http/game.parlour"));
        assertEquals(file.target(), file.file());
        assertEquals(Optional.empty(), file.link());
    }

    @Test
    void nonsenseHarmsNothing() throws IOException {
        socket.listen(request -> CompletableFuture.completedFuture(true), SHORT);
        assertEquals("no", say());
        assertEquals("no", say("GET / HTTP/1.0\r\n\r\n".getBytes(StandardCharsets.UTF_8)));
        assertEquals("no", say((byte) 0xff, (byte) 0, (byte) 0xc0));
        assertEquals("hung up", say(new byte[OpenRequest.MOST_BYTES * 4]));
        assertEquals(Answer.TAKEN, ask());
    }

    @Test
    void aCallerWhoSaysNothingIsNotWaitedForForever() throws IOException {
        socket.listen(request -> CompletableFuture.completedFuture(true), SHORT);
        try (SocketChannel quiet = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            quiet.connect(UnixDomainSocketAddress.of(socket.address()));
            assertEquals(Answer.TAKEN, ask());
        }
    }

    @Test
    void aWindowThatHangsTakesNothingLater() {
        CompletableFuture<Boolean> taking = new CompletableFuture<>();
        socket.listen(request -> taking, SHORT);
        assertEquals(Answer.SILENT, ask());
        assertTrue(taking.isCancelled());
    }

    @Test
    void whatWasAskedByACallerWhoGaveUpIsNotDone() {
        long over = System.nanoTime() + SHORT;
        assertEquals(Answer.SILENT, InstanceSocket.ask(socket.address(), NOTHING, over));
        CompletableFuture<OpenRequest> first = new CompletableFuture<>();
        socket.listen(
                request -> {
                    first.complete(request);
                    return CompletableFuture.completedFuture(true);
                },
                Instance.PATIENCE_NANOS);
        OpenRequest later = new OpenRequest(Optional.of("later"));
        assertEquals(
                Answer.TAKEN,
                InstanceSocket.ask(
                        socket.address(), later, System.nanoTime() + Instance.PATIENCE_NANOS));
        assertEquals(later, first.getNow(NOTHING));
    }

    @Test
    void whoQuitsMeanwhileIsNobody() throws IOException {
        socket.close();
        assertEquals(Answer.NOBODY, ask());
    }

    @Test
    void whatIsNoSocketIsNobody() {
        assertEquals(
                Answer.NOBODY,
                InstanceSocket.ask(data, NOTHING, System.nanoTime() + Instance.PATIENCE_NANOS));
        assertEquals(
                Answer.NOBODY,
                InstanceSocket.ask(
                        data.resolve("x".repeat(300)),
                        NOTHING,
                        System.nanoTime() + Instance.PATIENCE_NANOS));
    }

    @Test
    void requestsAreReadAsTheyWereWritten() {
        for (String file : new String[] {"/a", "C:\\spel\\ä ö", "/two\nlines", "/\uD83C\uDCCF"}) {
            OpenRequest request = new OpenRequest(Optional.of(file));
            assertEquals(Optional.of(request), OpenRequest.read(ByteBuffer.wrap(request.bytes())));
        }
        assertEquals(Optional.of(NOTHING), OpenRequest.read(ByteBuffer.wrap(NOTHING.bytes())));
    }
}

package parlour.server.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.eclipse.jetty.websocket.core.exception.BadPayloadException;
import org.eclipse.jetty.websocket.core.exception.MessageTooLargeException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadPendingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What a client's frames become, without a network. */
class ClientSocketTest {
    private static final int LONGEST = 100;

    /** Characters of one to four bytes. */
    private static final String TEXT = "a\u00e4\u20ac\ud83c\udca1";

    private final List<String> heard = new ArrayList<>();
    private final Network network = new Network();
    private final ClientSocket socket = new ClientSocket(new Heard());
    private Consumer<String> whenText = text -> socket.demand();
    private Runnable whenOpened = socket::demand;
    private Runnable whenBinary = () -> {};

    private final class Heard implements ClientSocket.Listener {
        @Override
        public void opened(ClientSocket opened) {
            assertSame(socket, opened);
            whenOpened.run();
        }

        @Override
        public void text(String text) {
            heard.add("text " + text);
            whenText.accept(text);
        }

        @Override
        public void binary() {
            heard.add("binary");
            whenBinary.run();
        }

        @Override
        public void gone() {
            heard.add("gone");
        }

        @Override
        public void closed(int status) {
            heard.add("closed " + status);
        }
    }

    /** Whether a frame's buffer may be used again, which must be said once. */
    private static final class Completion implements Callback {
        private int times;
        private Optional<Throwable> failure = Optional.empty();

        @Override
        public void succeeded() {
            times++;
        }

        @Override
        public void failed(Throwable why) {
            times++;
            failure = Optional.of(why);
        }

        void assertSucceeded() {
            assertEquals(Optional.empty(), failure);
            assertEquals(1, times, "completed once");
        }

        Throwable failure() {
            assertEquals(1, times, "completed once");
            return failure.orElseThrow();
        }
    }

    /** Does what the library would with a network. */
    private static final class Network extends CoreSession.Empty {
        private final List<OutgoingEntry> sent = new ArrayList<>();
        private final List<Integer> closings = new ArrayList<>();
        private boolean demanded;
        private boolean aborted;

        Network() {
            setMaxTextMessageSize(LONGEST);
        }

        @Override
        public void demand() {
            if (demanded) {
                throw new ReadPendingException();
            }
            demanded = true;
        }

        @Override
        public void sendFrame(OutgoingEntry entry) {
            sent.add(entry);
        }

        @Override
        public void close(int status, String reason, Callback callback) {
            closings.add(status);
        }

        @Override
        public void abort() {
            aborted = true;
        }
    }

    @BeforeEach
    void open() {
        Completion opened = new Completion();
        socket.onOpen(network, opened);
        opened.assertSucceeded();
    }

    private Completion arrive(Frame frame) {
        assertTrue(network.demanded, "a frame comes when it was asked for");
        network.demanded = false;
        Completion completion = new Completion();
        try {
            socket.onFrame(frame, completion);
        } catch (RuntimeException e) {
            completion.failed(e);
        }
        return completion;
    }

    private Completion arrive(byte kind, boolean last, byte... content) {
        return arrive(new Frame(kind, last, ByteBuffer.wrap(content)));
    }

    private Completion text(String text) {
        return arrive(OpCode.TEXT, true, bytes(text));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void assertHeard(String... told) {
        assertEquals(List.of(told), heard);
    }

    @Test
    void nothingIsReadBeforeTheListenerWantsIt() {
        Network quiet = new Network();
        whenOpened = () -> {};
        socket.onOpen(quiet, new Completion());
        assertFalse(quiet.demanded);
        socket.demand();
        assertTrue(quiet.demanded);
    }

    @Test
    void aListenerThatFailsAtTheOpeningFailsIt() {
        RuntimeException mistake = new IllegalStateException();
        whenOpened =
                () -> {
                    throw mistake;
                };
        Completion opened = new Completion();
        socket.onOpen(new Network(), opened);
        assertSame(mistake, opened.failure());
    }

    @Test
    void afterATextNothingIsReadBeforeTheListenerWantsIt() {
        whenText = text -> {};
        text(TEXT).assertSucceeded();
        assertHeard("text " + TEXT);
        assertFalse(network.demanded);
        socket.demand();
        text("another").assertSucceeded();
        assertHeard("text " + TEXT, "text another");
    }

    @Test
    void aTextComesInPiecesOfAByte() {
        byte[] all = bytes(TEXT);
        for (int i = 0; i < all.length; i++) {
            assertHeard();
            byte kind = i == 0 ? OpCode.TEXT : OpCode.CONTINUATION;
            arrive(kind, i == all.length - 1, all[i]).assertSucceeded();
        }
        assertHeard("text " + TEXT);
    }

    @Test
    void textsAndTheirPiecesMayBeEmpty() {
        text("").assertSucceeded();
        arrive(OpCode.TEXT, false).assertSucceeded();
        arrive(OpCode.CONTINUATION, false, bytes("x")).assertSucceeded();
        arrive(OpCode.CONTINUATION, true).assertSucceeded();
        assertHeard("text ", "text x");
    }

    @Test
    void eachOfManyTextsMayBeTheLongest() {
        String longest = "x".repeat(LONGEST);
        text(longest).assertSucceeded();
        arrive(OpCode.TEXT, false, bytes("y")).assertSucceeded();
        arrive(OpCode.CONTINUATION, true, bytes("x".repeat(LONGEST - 1))).assertSucceeded();
        text(longest).assertSucceeded();
        assertHeard("text " + longest, "text y" + longest.substring(1), "text " + longest);
    }

    @Test
    void aTextThatIsTooLongFailsAtOnce() {
        Throwable whole = text("x".repeat(LONGEST + 1)).failure();
        assertInstanceOf(MessageTooLargeException.class, whole);
        assertHeard();
    }

    @Test
    void aTextThatIsTooLongFailsBeforeItsEnd() {
        arrive(OpCode.TEXT, false, bytes("x".repeat(LONGEST))).assertSucceeded();
        Throwable more = arrive(OpCode.CONTINUATION, false, bytes("x")).failure();
        assertInstanceOf(MessageTooLargeException.class, more);
        assertHeard();
        assertFalse(network.demanded);
    }

    /** A byte that begins nothing, a character too long for its value, and one without its end. */
    @ParameterizedTest
    @ValueSource(strings = {"78ff78", "c0af", "78e282"})
    void whatIsNoTextFails(String hex) {
        byte[] odd = HexFormat.of().parseHex(hex);
        Throwable whole = arrive(OpCode.TEXT, true, odd).failure();
        assertInstanceOf(BadPayloadException.class, whole);
        assertHeard();
        assertFalse(network.demanded);
    }

    @Test
    void whatIsNoTextFailsInPieces() {
        arrive(OpCode.TEXT, false, bytes("\u20ac")[0]).assertSucceeded();
        Throwable second = arrive(OpCode.CONTINUATION, true, bytes("\u20ac")[1]).failure();
        assertInstanceOf(BadPayloadException.class, second);
        assertHeard();
    }

    /** Otherwise the library would use the buffer for two things. */
    @Test
    void aListenerThatFailsFailsTheFrameOnce() {
        RuntimeException mistake = new IllegalStateException();
        whenText =
                text -> {
                    throw mistake;
                };
        whenBinary = () -> whenText.accept("");
        assertSame(mistake, text(TEXT).failure());
        socket.demand();
        assertSame(mistake, arrive(OpCode.BINARY, true).failure());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aListenerThatAsksTooOftenFailsTheFrameOnce(boolean last) {
        network.demanded = false;
        Completion completion = new Completion();
        socket.demand();
        whenText = text -> socket.demand();
        socket.onFrame(new Frame(OpCode.TEXT, last, "x"), completion);
        assertInstanceOf(ReadPendingException.class, completion.failure());
    }

    @Test
    void bytesAreToldWithTheFirstOfThem() {
        arrive(OpCode.BINARY, false, (byte) 0).assertSucceeded();
        assertHeard("binary");
        assertFalse(network.demanded);
    }

    @Test
    void aPingIsAnsweredAndReadOnAfter() {
        byte[] asked = {1, 2, 3};
        Completion completion = arrive(OpCode.PING, true, asked);
        OutgoingEntry answer = network.sent.get(0);
        assertEquals(OpCode.PONG, answer.getFrame().getOpCode());
        assertTrue(
                Arrays.equals(asked, BufferUtil.toArray(answer.getFrame().getPayload())),
                "the same comes back");
        assertFalse(network.demanded, "whoever asks faster than the answers go waits");
        assertEquals(0, completion.times, "its buffer is still needed");
        answer.getCallback().succeeded();
        completion.assertSucceeded();
        assertTrue(network.demanded);
        assertHeard();
    }

    @Test
    void whereNoAnswerCanBeSentIsReadOn() {
        Completion completion = arrive(OpCode.PING, true);
        network.sent.get(0).getCallback().failed(new IOException());
        completion.assertSucceeded();
        text(TEXT);
        assertHeard("text " + TEXT);
    }

    @Test
    void pingsAndPongsMayComeWithinAText() {
        arrive(OpCode.TEXT, false, bytes("one ")).assertSucceeded();
        Completion ping = arrive(OpCode.PING, true, bytes("two "));
        network.sent.get(0).getCallback().succeeded();
        ping.assertSucceeded();
        arrive(OpCode.PONG, true, bytes("three ")).assertSucceeded();
        arrive(OpCode.CONTINUATION, true, bytes("four")).assertSucceeded();
        assertHeard("text one four");
    }

    @Test
    void aFarewellWithinATextEndsIt() {
        arrive(OpCode.TEXT, false, bytes("half")).assertSucceeded();
        arrive(CloseStatus.NORMAL_STATUS.toFrame()).assertSucceeded();
        assertHeard("gone");
        Completion closed = new Completion();
        socket.onClosed(CloseStatus.NORMAL_STATUS, closed);
        closed.assertSucceeded();
        assertHeard("gone", "closed 1000");
    }

    @Test
    void whoeverIsLostIsGoneBeforeItIsClosed() {
        Completion lost = new Completion();
        socket.onError(new IOException(), lost);
        lost.assertSucceeded();
        Completion closed = new Completion();
        socket.onClosed(CloseStatus.NO_CLOSE_STATUS, closed);
        closed.assertSucceeded();
        assertHeard("gone", "closed 1006");
    }

    @Test
    void whoeverSendsHearsWhatBecameOfIt() {
        List<String> outcomes = new ArrayList<>();
        Consumer<Throwable> failed = why -> outcomes.add("failed " + why.getMessage());
        socket.send(TEXT, () -> outcomes.add("sent"), failed);
        socket.send("lost", () -> outcomes.add("sent"), failed);
        Frame first = network.sent.get(0).getFrame();
        assertEquals(OpCode.TEXT, first.getOpCode());
        assertTrue(first.isFin());
        assertEquals(TEXT, first.getPayloadAsUTF8());
        assertEquals(List.of(), outcomes);
        network.sent.get(0).getCallback().succeeded();
        network.sent.get(1).getCallback().failed(new IOException("why"));
        assertEquals(List.of("sent", "failed why"), outcomes);
    }

    @Test
    void itAsksAndCloses() {
        socket.ping();
        assertEquals(OpCode.PING, network.sent.get(0).getFrame().getOpCode());
        socket.close(CloseReason.WRONGDOING);
        assertEquals(List.of(CloseReason.WRONGDOING), network.closings);
        assertFalse(network.aborted);
        socket.disconnect();
        assertTrue(network.aborted);
    }
}

package parlour.server;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import parlour.text.BadInput;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A program at a table, over a real socket; the test reads what it was sent. */
class TestClient implements WebSocket.Listener, AutoCloseable {
    /** So long a test waits for what must come. */
    static final int PATIENCE_SECONDS = 60;

    static final HttpClient HTTP = HttpClient.newHttpClient();

    private final BlockingQueue<String> arrived = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder part = new StringBuilder();
    private WebSocket socket;
    private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);

    static TestClient connect(int port) throws Exception {
        return new TestClient().open(port);
    }

    <T extends TestClient> T open(int port) throws Exception {
        open(HTTP, URI.create("ws://127.0.0.1:" + port + "/table"));
        @SuppressWarnings("unchecked") // whoever calls knows what it made
        T self = (T) this;
        return self;
    }

    /**
     * @param headers names and values by turns
     */
    void open(HttpClient through, URI address, String... headers) throws Exception {
        WebSocket.Builder builder = through.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        socket = builder.buildAsync(address, this).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    static ClientMessage.Hello hello(Optional<String> code, Optional<String> token) {
        return new ClientMessage.Hello(ClientMessage.PROTOCOL, "test", "en", code, token, 20);
    }

    void say(ClientMessage message) {
        sayText(message.json());
    }

    synchronized void sayText(String text) {
        sending = sending.handle((done, failure) -> null).thenCompose(x -> sent(text));
    }

    private CompletionStage<?> sent(String text) {
        return socket.sendText(text, true);
    }

    synchronized void sayBytes(byte[] bytes) {
        sending =
                sending.handle((done, failure) -> null)
                        .thenCompose(x -> socket.sendBinary(ByteBuffer.wrap(bytes), true));
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            String text = part.toString();
            part.setLength(0);
            received(text);
        }
        from.request(1);
        return null;
    }

    /** Takes a message; here it waits until the test asks for it. */
    void received(String text) {
        arrived.add(text);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closed.complete(status);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.complete(-1);
    }

    /** The next message. */
    String text() throws InterruptedException {
        String text = arrived.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertNotNull(text, "a message came");
        return text;
    }

    ServerMessage message() throws InterruptedException, BadInput {
        return ServerMessage.read(text());
    }

    /** The next message of a kind; others before it are passed over. */
    <T extends ServerMessage> T await(Class<T> kind) throws InterruptedException, BadInput {
        while (true) {
            ServerMessage message = message();
            if (kind.isInstance(message)) {
                return kind.cast(message);
            }
        }
    }

    /** The key of the next trouble. */
    String trouble() throws InterruptedException, BadInput {
        return await(ServerMessage.Trouble.class).reason().key();
    }

    /** The status with which the connection was closed; -1 if it just broke. */
    int closing() throws Exception {
        try {
            return closed.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new AssertionError("the connection is still open", e);
        }
    }

    /** Done when the connection is closed. */
    CompletableFuture<Integer> ending() {
        return closed;
    }

    boolean isClosed() {
        return closed.isDone();
    }

    /** Breaks the connection without a word. */
    @Override
    public void close() {
        socket.abort();
        closed.complete(-1);
    }
}

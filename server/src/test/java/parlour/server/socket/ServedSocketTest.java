package parlour.server.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A client's socket in the library's hands, over a network. */
class ServedSocketTest {
    private static final int PATIENCE_SECONDS = 30;

    private final Server server = new Server();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final Client client = new Client();
    private Consumer<ClientSocket> whenOpened = ClientSocket::demand;

    /** Tells the test what it hears; a text that says so is a mistake. */
    private final class Heard implements ClientSocket.Listener {
        private ClientSocket socket;

        @Override
        public void opened(ClientSocket opened) {
            socket = opened;
            whenOpened.accept(opened);
        }

        @Override
        public void text(String text) {
            heard.add("text " + text);
            if (text.equals("mistake")) {
                throw new IllegalStateException(text);
            }
            socket.demand();
        }

        @Override
        public void binary() {
            heard.add("binary");
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

    private static final class Client implements WebSocket.Listener {
        private final StringBuilder part = new StringBuilder();
        private final CompletableFuture<String> text = new CompletableFuture<>();
        private final CompletableFuture<Integer> closed = new CompletableFuture<>();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                text.complete(part.toString());
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            closed.complete(status);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            closed.completeExceptionally(error);
        }
    }

    @BeforeEach
    void start() throws Exception {
        TableConnector connector =
                new TableConnector(server, 1, new HttpConnectionFactory(new HttpConfiguration()));
        connector.setHost("127.0.0.1");
        server.addConnector(connector);
        WebSocketMappings sockets =
                new WebSocketMappings(WebSocketServerComponents.ensureWebSocketComponents(server));
        server.setHandler(
                new Handler.Abstract() {
                    @Override
                    public boolean handle(Request request, Response response, Callback callback) {
                        return sockets.upgrade(
                                (asked, answer, ready) -> new ClientSocket(new Heard()),
                                request,
                                response,
                                callback,
                                TableSocket.settings(Duration.ofSeconds(PATIENCE_SECONDS)));
                    }
                });
        server.start();
    }

    @AfterEach
    void stop() throws Exception {
        server.stop();
    }

    private WebSocket connect() throws Exception {
        return HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(server.getURI().toString().replace("http", "ws")), client)
                .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private int closing() throws Exception {
        return client.closed.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private void assertHeard(String... told) throws Exception {
        for (String each : told) {
            String next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertNotNull(next, each);
            assertEquals(each, next);
        }
    }

    @Test
    void aListenersMistakeClosesTheConnection() throws Exception {
        connect().sendText("mistake", true);
        assertEquals(1011, closing());
        assertHeard("text mistake", "gone", "closed 1011");
    }

    @Test
    void aListenersMistakeAtTheOpeningClosesTheConnection() throws Exception {
        whenOpened =
                socket -> {
                    throw new IllegalStateException();
                };
        connect();
        assertEquals(1011, closing());
        assertHeard("gone", "closed 1011");
    }

    @Test
    void aClientMayBeToldMoreThanItMaySay() throws Exception {
        String all = "\u20ac".repeat(50_000);
        whenOpened =
                socket ->
                        socket.send(
                                all, () -> heard.add("sent"), failure -> heard.add("" + failure));
        connect();
        assertHeard("sent");
        assertEquals(all, client.text.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }
}

package parlour.desktop;

import parlour.app.platform.Connection;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;

/** A connection over Java's WebSocket. */
final class SocketConnection implements Connection {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** More than any table has to say at once. */
    private static final int LONGEST = 1 << 20;

    private final Listener listener;

    /** Whether the listener hears nothing any more. */
    private final AtomicBoolean over = new AtomicBoolean();

    /** The socket, after everything that was sent so far: it takes one text at a time. */
    private CompletableFuture<WebSocket> last;

    SocketConnection(CompletableFuture<HttpClient> client, URI address, Listener listener) {
        this.listener = listener;
        last =
                client.thenCompose(
                        open ->
                                open.newWebSocketBuilder()
                                        .connectTimeout(PATIENCE)
                                        .buildAsync(address, new Receiver()));
        last.whenComplete(
                (socket, failed) -> {
                    if (failed != null) {
                        end();
                    }
                });
    }

    @Override
    public synchronized void send(String text) {
        last = last.thenCompose(socket -> socket.sendText(text, true));
        last.whenComplete(
                (socket, failed) -> {
                    if (failed != null) {
                        end();
                    }
                });
    }

    /** Says goodbye after what was sent before, so that none of it is lost. */
    @Override
    public synchronized void close() {
        over.set(true);
        last.whenComplete(
                (socket, failed) -> {
                    if (failed == null) {
                        socket.sendClose(WebSocket.NORMAL_CLOSURE, "")
                                .whenComplete((any, error) -> socket.abort());
                    }
                });
    }

    private void end() {
        if (over.compareAndSet(false, true)) {
            listener.closed();
        }
    }

    /** Receives texts, which may come in parts, and asks for more. */
    private final class Receiver implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public void onOpen(WebSocket socket) {
            if (!over.get()) {
                listener.opened();
            }
            socket.request(1);
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
            text.append(part);
            if (text.length() > LONGEST) {
                socket.abort();
                end();
                return null;
            }
            if (last) {
                String whole = text.toString();
                text.setLength(0);
                if (!over.get()) {
                    listener.received(whole);
                }
            }
            socket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            end();
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            end();
        }
    }
}

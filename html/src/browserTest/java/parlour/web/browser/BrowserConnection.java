package parlour.web.browser;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;

import parlour.json.JsonWriter;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/**
 * A connection to a browser: calls with an answer, and events, by Chrome's DevTools protocol or by
 * WebDriver BiDi, whose messages have the same form.
 */
final class BrowserConnection implements AutoCloseable {
    /** Longer than any answer takes, even on a busy machine. */
    private static final int PATIENCE_SECONDS = 90;

    private final AtomicInteger last = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonValue>> calls = new ConcurrentHashMap<>();
    private final Map<String, BiConsumer<String, JsonValue>> listeners = new ConcurrentHashMap<>();
    private final WebSocket socket;

    BrowserConnection(URI address) {
        socket =
                HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .buildAsync(address, new Incoming())
                        .join();
    }

    /** Puts whole messages together. */
    private final class Incoming implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
            text.append(part);
            if (isLast) {
                JsonValue message = new JsonReader().parse(text.toString());
                text.setLength(0);
                received(message);
            }
            from.request(1);
            return null;
        }
    }

    private void received(JsonValue message) {
        if (message.has("id")) {
            CompletableFuture<JsonValue> call = calls.remove(message.getInt("id"));
            if (message.has("error")) {
                call.completeExceptionally(
                        new IllegalStateException(message.get("error").toString()));
            } else {
                call.complete(message.get("result"));
            }
        } else {
            BiConsumer<String, JsonValue> listener =
                    listeners.get(message.getString("sessionId", ""));
            if (listener != null) {
                listener.accept(message.getString("method"), message.get("params"));
            }
        }
    }

    /** Hears the events of a session. */
    void listen(String session, BiConsumer<String, JsonValue> listener) {
        listeners.put(session, listener);
    }

    /** Calls a method of the browser itself and waits for the answer. */
    JsonValue call(String method, Map<String, Object> arguments) {
        return call("", method, arguments);
    }

    /** Calls a method in a session and waits for the answer. */
    JsonValue call(String session, String method, Map<String, Object> arguments) {
        return send(session, method, arguments)
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    /** Calls a method in a session, which may never answer. */
    CompletableFuture<JsonValue> send(
            String session, String method, Map<String, Object> arguments) {
        int id = last.incrementAndGet();
        Map<String, Object> message = new TreeMap<>();
        message.put("id", (long) id);
        message.put("method", method);
        message.put("params", arguments);
        if (!session.isEmpty()) {
            message.put("sessionId", session);
        }
        CompletableFuture<JsonValue> answer = new CompletableFuture<>();
        calls.put(id, answer);
        synchronized (socket) {
            socket.sendText(JsonWriter.compact(message), true).join();
        }
        return answer;
    }

    @Override
    public void close() {
        socket.abort();
    }
}

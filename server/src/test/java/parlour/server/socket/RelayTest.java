package parlour.server.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.server.storage.Peer;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** A way to another server that breaks. */
class RelayTest {
    private final List<String> heard = new ArrayList<>();
    private final CompletableFuture<WebSocket> sending = new CompletableFuture<>();
    private final Relay relay =
            new Relay(new Peer("lease", "127.0.0.1:1", "secret"), "BCDFGH", listener(), all -> {});

    private Relay.Listener listener() {
        return new Relay.Listener() {
            @Override
            public void text(String text) {
                heard.add("text " + text);
            }

            @Override
            public void ended(int status) {
                heard.add("ended " + status);
            }
        };
    }

    private WebSocket network() {
        return (WebSocket)
                Proxy.newProxyInstance(
                        WebSocket.class.getClassLoader(),
                        new Class<?>[] {WebSocket.class},
                        (proxy, method, args) ->
                                method.getName().equals("sendText") ? sending : null);
    }

    /** What the client says to its end would not be read otherwise. */
    @Test
    void afterAMessageThatIsLostTheClientIsReadOn() {
        relay.onOpen(network());
        relay.send("hello", () -> heard.add("next"));
        assertEquals(List.of(), heard);
        sending.completeExceptionally(new IOException());
        assertEquals(List.of("ended -1", "next"), heard);
    }
}

package parlour.server.load;

import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * The least that a server on the same library with the same settings can do: it answers every
 * message with one of a given length. The yardstick for the tables.
 */
public final class EchoServer {
    private final LibraryServer server;
    private volatile String answer = "";

    EchoServer() throws Exception {
        server = new LibraryServer(Echo::new);
    }

    int port() {
        return server.port();
    }

    /** Sets the length of every answer. */
    void answer(int length) {
        answer = "x".repeat(length);
    }

    /** One connection; public because the library calls it. */
    public final class Echo extends Session.Listener.AbstractAutoDemanding {
        @Override
        public void onWebSocketText(String message) {
            getSession().sendText(answer, Callback.NOOP);
        }
    }
}

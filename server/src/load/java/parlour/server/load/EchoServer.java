package parlour.server.load;

import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

import java.util.function.Function;

/**
 * The least that a server on the same library with the same settings can do: it answers every
 * message with one of a given length. The yardstick for the tables.
 */
public final class EchoServer {
    private final LibraryServer server;
    private volatile String answer = "";

    /**
     * @param listening {@link LibraryServer#usual} or {@link LibraryServer#likeTables}
     */
    EchoServer(Function<Server, ServerConnector> listening) throws Exception {
        server = new LibraryServer(listening, Echo::new);
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

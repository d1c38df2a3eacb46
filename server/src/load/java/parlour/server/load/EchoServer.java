package parlour.server.load;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

import java.time.Duration;
import java.util.List;

/**
 * The least that a server on the same library, set up in the same way, can do: answers every
 * message with one of a given length. The yardstick of the tables.
 */
public final class EchoServer {
    private static final int MOST_THREADS = 16;
    private static final int LEAST_THREADS = 3;
    private static final int BUFFER = 2048;

    private final Server server;
    private final ServerConnector connector;
    private volatile String answer = "";

    EchoServer() throws Exception {
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, LEAST_THREADS);
        threads.setReservedThreads(0);
        server = new Server(threads);
        connector = new ServerConnector(server, 0, 1);
        connector.setHost("127.0.0.1");
        connector.setIdleTimeout(0);
        server.addConnector(connector);
        ServerWebSocketContainer sockets = ServerWebSocketContainer.ensure(server);
        sockets.setInputBufferSize(BUFFER);
        sockets.setOutputBufferSize(BUFFER);
        sockets.setAutoFragment(false);
        sockets.setIdleTimeout(Duration.ZERO);
        server.setHandler(
                new Handler.Abstract() {
                    @Override
                    public boolean handle(Request request, Response response, Callback callback) {
                        return sockets.upgrade(
                                (asked, answered, ready) -> {
                                    answered.setExtensions(List.of());
                                    return new Echo();
                                },
                                request,
                                response,
                                callback);
                    }
                });
        server.start();
    }

    int port() {
        return connector.getLocalPort();
    }

    /** Sets the length of every answer. */
    void answer(int length) {
        answer = "x".repeat(length);
    }

    /** One connection; public because the library calls it. */
    public final class Echo extends Session.Listener.AbstractAutoDemanding {
        @Override
        public void onWebSocketText(String message) {
            getSession().sendText(answer, org.eclipse.jetty.websocket.api.Callback.NOOP);
        }
    }
}

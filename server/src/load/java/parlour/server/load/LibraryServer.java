package parlour.server.load;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

import parlour.server.socket.TableConnector;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** The library alone, with the settings of the server of tables. */
final class LibraryServer {
    private static final int MOST_THREADS = 16;
    private static final int LEAST_THREADS = 3;
    private static final int BUFFER = 2048;

    private final ServerConnector connector;

    /** Listens as the library does by itself. */
    static ServerConnector usual(Server server) {
        return new ServerConnector(server, 0, 1, new HttpConnectionFactory());
    }

    /** Listens as the server of tables does. */
    static ServerConnector likeTables(Server server) {
        return new TableConnector(server, 1, new HttpConnectionFactory());
    }

    /**
     * @param listening {@link #usual} or {@link #likeTables}
     * @param client makes what listens to a connection
     */
    LibraryServer(
            Function<Server, ServerConnector> listening,
            Supplier<? extends Session.Listener> client)
            throws Exception {
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, LEAST_THREADS);
        threads.setReservedThreads(0);
        Server server = new Server(threads);
        connector = listening.apply(server);
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
                                    return client.get();
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
}

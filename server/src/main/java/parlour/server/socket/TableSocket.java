package parlour.server.socket;

import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.Configuration;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Turns requests into connections of clients. */
public final class TableSocket {
    /** A little more than a message may have, so that there can be an answer to one too long. */
    private static final int LONGEST_TEXT = 16 * 1024;

    private static final int BUFFER = 2048;

    /** A connection over which nothing came is closed after so many unanswered questions. */
    private static final int UNANSWERED = 3;

    private final WebSocketMappings sockets;
    private final Configuration.Customizer settings;
    private final Connections connections;
    private final Visitor visitor;

    /**
     * @param behindProxy whether a proxy says from which address a client comes
     * @param secret by which other servers are known
     */
    public TableSocket(
            Server server,
            Connections connections,
            boolean behindProxy,
            Optional<String> publicUrl,
            Optional<String> secret) {
        this.connections = connections;
        this.visitor = new Visitor(behindProxy, publicUrl, secret);
        Duration ping = connections.settings().ping();
        sockets =
                new WebSocketMappings(WebSocketServerComponents.ensureWebSocketComponents(server));
        settings = settings(ping.multipliedBy(UNANSWERED));
    }

    /** What every connection is like. */
    static Configuration.Customizer settings(Duration idle) {
        Configuration.ConfigurationCustomizer all = new Configuration.ConfigurationCustomizer();
        all.setMaxTextMessageSize(LONGEST_TEXT);
        all.setMaxFrameSize(LONGEST_TEXT);
        all.setInputBufferSize(BUFFER);
        all.setOutputBufferSize(BUFFER);
        // All moves of a long game are longer than that, and go to a client in pieces.
        all.setAutoFragment(true);
        all.setIdleTimeout(idle);
        return all;
    }

    /** Answers a request; false if it does not ask for a connection. */
    public boolean handle(Request request, Response response, Callback callback) {
        if (!visitor.isWelcome(request)) {
            Response.writeError(request, response, callback, HttpStatus.FORBIDDEN_403);
            return true;
        }
        Visitor.Origin origin = visitor.origin(request);
        return sockets.upgrade(
                (asked, answer, ready) -> {
                    // Compression would cost a quarter of a megabyte a client, for small messages.
                    answer.setExtensions(List.of());
                    return new ClientSocket(connections.create(origin));
                },
                request,
                response,
                callback,
                settings);
    }
}

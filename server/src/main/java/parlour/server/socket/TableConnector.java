package parlour.server.socket;

import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.core.WebSocketConnection;

import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;

/**
 * Listens for connections, and lets the thread that finds a message waiting take it to its table.
 * The library would hand each message to another thread, which takes a quarter of the server's
 * processor time; nothing that a table does with a message waits for anything.
 */
public final class TableConnector extends ServerConnector {
    /**
     * @param selectors how many threads wait for messages
     */
    public TableConnector(Server server, int selectors, HttpConnectionFactory http) {
        // They accept, too: there is no thread that only waits for connections.
        super(server, 0, selectors, http);
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(
            SocketChannel channel, ManagedSelector selector, SelectionKey key) {
        SocketChannelEndPoint endPoint = new EndPoint(channel, selector, key, getScheduler());
        endPoint.setIdleTimeout(getIdleTimeout());
        return endPoint;
    }

    /** A connection of somebody who asks for a page first, and perhaps for a socket then. */
    private static final class EndPoint extends SocketChannelEndPoint {
        EndPoint(
                SocketChannel channel,
                ManagedSelector selector,
                SelectionKey key,
                Scheduler scheduler) {
            super(channel, selector, key, scheduler);
        }

        @Override
        public void fillInterested(Callback callback) {
            Connection connection = getConnection();
            super.fillInterested(
                    connection instanceof WebSocketConnection
                            ? Callback.from(
                                    Invocable.InvocationType.NON_BLOCKING,
                                    callback::succeeded,
                                    callback::failed)
                            : callback);
        }
    }
}

package parlour.server.socket;

import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.core.WebSocketConnection;

import java.io.IOException;
import java.nio.ByteBuffer;
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
        /** Whether something was read since the thread was told that there is something. */
        private volatile boolean read;

        EndPoint(
                SocketChannel channel,
                ManagedSelector selector,
                SelectionKey key,
                Scheduler scheduler) {
            super(channel, selector, key, scheduler);
        }

        private boolean isSocket() {
            return getConnection() instanceof WebSocketConnection;
        }

        /**
         * Reads once a turn: whoever sends faster than can be read would keep the thread from
         * everybody else. What is left is told in the next turn.
         */
        @Override
        public int fill(ByteBuffer buffer) throws IOException {
            if (read && isSocket()) {
                return 0;
            }
            int filled = super.fill(buffer);
            read = filled > 0;
            return filled;
        }

        @Override
        public void fillInterested(Callback callback) {
            super.fillInterested(isSocket() ? onSelectingThread(callback) : callback);
        }

        private Callback onSelectingThread(Callback callback) {
            return Callback.from(
                    Invocable.InvocationType.NON_BLOCKING,
                    () -> {
                        read = false;
                        callback.succeeded();
                    },
                    callback::failed);
        }
    }
}

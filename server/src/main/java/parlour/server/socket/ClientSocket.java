package parlour.server.socket;

import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Utf8StringBuilder;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.exception.BadPayloadException;
import org.eclipse.jetty.websocket.core.exception.MessageTooLargeException;

import java.util.function.Consumer;

/**
 * The WebSocket of one client: whole texts both ways, over the library's frames. The library can
 * hand whole texts to a listener itself, but through method handles of each listener's own, which
 * Java compiles anew for every connection.
 */
final class ClientSocket implements FrameHandler {
    /** Who is told what comes from the client, one thing after the other. */
    interface Listener {
        /** From now on it can be sent to; nothing is read before {@link ClientSocket#demand}. */
        void opened(ClientSocket socket);

        /** A message; nothing more is read before another {@link ClientSocket#demand}. */
        void text(String text);

        /** A message that is not a text; nothing more is read. */
        void binary();

        /** The client is not there any more; may be told more than once. */
        void gone();

        /** It is closed for good. */
        void closed(int status);
    }

    private final Listener listener;
    private CoreSession session;

    /** What has come of a message; null between two of them. */
    private Utf8StringBuilder text;

    private long length;

    ClientSocket(Listener listener) {
        this.listener = listener;
    }

    @Override
    public void onOpen(CoreSession opened, Callback callback) {
        session = opened;
        try {
            listener.opened(this);
        } catch (RuntimeException e) {
            // Thrown on, it would leave the connection half open in the library.
            callback.failed(e);
            return;
        }
        callback.succeeded();
    }

    @Override
    public void onFrame(Frame frame, Callback callback) {
        // What can fail comes before the callback: completed twice, it would release a buffer that
        // is in use.
        switch (frame.getOpCode()) {
            case OpCode.TEXT, OpCode.CONTINUATION -> text(frame, callback);
            case OpCode.BINARY -> {
                listener.binary();
                callback.succeeded();
            }
            case OpCode.PING -> pong(frame, callback);
            case OpCode.CLOSE -> {
                listener.gone();
                callback.succeeded();
            }
            default -> {
                demand();
                callback.succeeded();
            }
        }
    }

    private void text(Frame frame, Callback callback) {
        try {
            length += frame.getPayloadLength();
            if (length > session.getMaxTextMessageSize()) {
                throw new MessageTooLargeException("a text of " + length + " bytes");
            }
            if (text == null) {
                text = new Utf8StringBuilder(frame.getPayloadLength());
            }
            text.append(frame.getPayload());
            if (frame.isFin()) {
                String whole = text.takeCompleteString(BadPayloadException.InvalidUtf8::new);
                text = null;
                length = 0;
                listener.text(whole);
                callback.succeeded();
            } else {
                demand();
                callback.succeeded();
            }
        } catch (RuntimeException e) {
            // The library closes the connection and says why.
            callback.failed(e);
        }
    }

    private void pong(Frame ping, Callback callback) {
        Runnable then =
                () -> {
                    callback.succeeded();
                    demand();
                };
        // It may fail while the connection is being closed; what comes then is still read.
        session.sendFrame(
                new Frame(OpCode.PONG).setPayload(ping.getPayload()),
                Callback.from(then, failure -> then.run()),
                false);
    }

    @Override
    public void onError(Throwable cause, Callback callback) {
        listener.gone();
        callback.succeeded();
    }

    @Override
    public void onClosed(CloseStatus status, Callback callback) {
        listener.closed(status.getCode());
        callback.succeeded();
    }

    /** Lets the next message come. */
    void demand() {
        session.demand();
    }

    /**
     * Sends a text.
     *
     * @param sent when it has reached the network
     * @param failed when it never will
     */
    void send(String message, Runnable sent, Consumer<Throwable> failed) {
        session.sendFrame(
                new Frame(OpCode.TEXT).setPayload(message), Callback.from(sent, failed), false);
    }

    /** Asks the client whether it is still there. */
    void ping() {
        session.sendFrame(new Frame(OpCode.PING), Callback.NOOP, false);
    }

    /** Says that it is over, and closes it when the client has said so, too. */
    void close(int status) {
        session.close(status, "", Callback.NOOP);
    }

    /** Closes it at once. */
    void disconnect() {
        session.abort();
    }
}

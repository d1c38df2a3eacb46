package parlour.server.socket;

import parlour.server.storage.Peer;

import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** A client's connection to the server that has its table. */
final class Relay implements WebSocket.Listener {
    /** Hears from the table; called by threads of the network, one at a time. */
    interface Listener {
        void text(String text);

        /** It is over: closed by the other server, or lost with {@link #LOST}. */
        void ended(int status);
    }

    /** The connection broke, or the table is elsewhere now. */
    static final int LOST = -1;

    private final Peer peer;
    private final String code;
    private final Listener listener;
    private final Consumer<Relay> forget;
    private final AtomicBoolean over = new AtomicBoolean();
    private final StringBuilder part = new StringBuilder();
    private volatile WebSocket socket;

    Relay(Peer peer, String code, Listener listener, Consumer<Relay> forget) {
        this.peer = peer;
        this.code = code;
        this.listener = listener;
        this.forget = forget;
    }

    String code() {
        return code;
    }

    boolean isOver() {
        return over.get();
    }

    /** Whether the other server still has the table by the same right. */
    boolean isUnder(String lease) {
        return peer.lease().equals(lease);
    }

    @Override
    public void onOpen(WebSocket opened) {
        socket = opened;
        if (over.get()) {
            opened.abort();
        } else {
            opened.request(1);
        }
    }

    /**
     * Sends a message.
     *
     * @param then what to do when it has gone or is lost; nothing may be sent before
     */
    void send(String text, Runnable then) {
        socket.sendText(text, true)
                .whenComplete(
                        (done, failure) -> {
                            if (failure != null) {
                                abandon();
                            }
                            then.run();
                        });
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            String text = part.toString();
            part.setLength(0);
            if (!over.get()) {
                listener.text(text);
            }
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        end(status);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        end(LOST);
    }

    /** Gives it up, because it is of no use any more. */
    void abandon() {
        abort();
        end(LOST);
    }

    private void end(int status) {
        boolean first = over.compareAndSet(false, true);
        forget.accept(this);
        if (first) {
            listener.ended(status);
        }
    }

    /** Ends it; the listener is told nothing more. */
    void close() {
        over.set(true);
        forget.accept(this);
        abort();
    }

    private void abort() {
        WebSocket known = socket;
        if (known != null) {
            known.abort();
        }
    }
}

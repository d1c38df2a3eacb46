package parlour.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.websocket.WebSocket;

import parlour.app.platform.Connection;

/** A connection over the browser's WebSocket. */
final class BrowserConnection implements Connection {
    private final WebSocket socket;
    private boolean open;
    private boolean over;

    BrowserConnection(String address, Listener listener) {
        socket = new WebSocket(address);
        socket.onOpen(
                event -> {
                    open = true;
                    if (!over) {
                        listener.opened();
                    }
                });
        socket.onMessage(
                event -> {
                    if (!over) {
                        listener.received(event.getDataAsString());
                    }
                });
        socket.onClose(
                event -> {
                    open = false;
                    if (!over) {
                        over = true;
                        listener.closed();
                    }
                });
    }

    /** Whether a browser understands an address. */
    @JSBody(
            params = "address",
            script = "try { new URL(address); return true; } catch (e) { return false; }")
    static native boolean readable(String address);

    /** Whether a browser would connect to a server: a secure page asks for a secure one. */
    @JSBody(
            params = "server",
            script = "return location.protocol !== 'https:' || /^https:/.test(server);")
    static native boolean allowed(String server);

    @Override
    public void send(String text) {
        if (open) {
            socket.send(text);
        }
    }

    @Override
    public void close() {
        over = true;
        socket.close();
    }
}

package parlour.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A way to a server that carries everything both ways, until it is cut. */
final class BreakableRoute implements AutoCloseable {
    private final ServerSocket door;
    private final int server;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private volatile boolean down;

    /** From any free port of this machine to this one. */
    BreakableRoute(int server) {
        this.server = server;
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        start(this::accept);
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "route");
        thread.setDaemon(true);
        thread.start();
    }

    int port() {
        return door.getLocalPort();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket from = door.accept();
                sockets.add(from);
                if (down) {
                    from.close();
                    continue;
                }
                Socket to = new Socket(InetAddress.getLoopbackAddress(), server);
                sockets.add(to);
                start(() -> carry(from, to));
                start(() -> carry(to, from));
                if (down) {
                    cut();
                }
            } catch (IOException e) {
                // The door was closed, or the server is gone: whoever came is told by the end.
                continue;
            }
        }
    }

    private void carry(Socket from, Socket to) {
        byte[] part = new byte[16 * 1024];
        try (from;
                to;
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            for (int count = in.read(part); count >= 0; count = in.read(part)) {
                out.write(part, 0, count);
            }
        } catch (IOException e) {
            // It was cut, which both sides notice.
            return;
        } finally {
            sockets.remove(from);
            sockets.remove(to);
        }
    }

    /** Breaks all connections, and takes no more. */
    void cut() {
        down = true;
        for (Socket socket : sockets) {
            try {
                socket.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Takes connections again. */
    void mend() {
        down = false;
    }

    @Override
    public void close() {
        cut();
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

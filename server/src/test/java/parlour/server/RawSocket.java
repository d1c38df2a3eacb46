package parlour.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** The very bytes of a WebSocket, for clients that do not behave. */
final class RawSocket {
    private static final int FRAMES = 10_000;

    private final Socket socket;

    RawSocket(Socket socket) {
        this.socket = socket;
    }

    /** Asks for a connection; returns the status of the answer. */
    int handshake(String... headers) throws IOException {
        StringBuilder request = new StringBuilder("GET /table HTTP/1.1\r\n");
        request.append("Host: 127.0.0.1:").append(socket.getPort()).append("\r\n");
        request.append("Upgrade: websocket\r\nConnection: Upgrade\r\n");
        request.append("Sec-WebSocket-Version: 13\r\n");
        request.append("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
        for (String header : headers) {
            request.append(header).append("\r\n");
        }
        request.append("\r\n");
        OutputStream out = socket.getOutputStream();
        out.write(request.toString().getBytes(StandardCharsets.US_ASCII));
        out.flush();
        InputStream in = socket.getInputStream();
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        while (!answer.toString(StandardCharsets.US_ASCII).endsWith("\r\n\r\n")) {
            int next = in.read();
            if (next < 0) {
                break;
            }
            answer.write(next);
        }
        return Integer.parseInt(answer.toString(StandardCharsets.US_ASCII).split(" ")[1]);
    }

    /** Sends a text in one frame. */
    void text(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(0x81);
        if (bytes.length < 126) {
            frame.write(0x80 | bytes.length);
        } else {
            frame.write(0x80 | 126);
            frame.write(bytes.length >> 8);
            frame.write(bytes.length);
        }
        // A mask of zeros leaves everything as it is.
        frame.writeBytes(new byte[4]);
        frame.writeBytes(bytes);
        socket.getOutputStream().write(frame.toByteArray());
        socket.getOutputStream().flush();
    }

    /**
     * Sends frames without content, one kind first and then another again and again, as fast as
     * they are taken, until the socket is closed.
     */
    void flood(int first, int then) {
        byte[] frames = new byte[6 * FRAMES];
        for (int i = 0; i < frames.length; i += 6) {
            frames[i] = (byte) then;
            frames[i + 1] = (byte) 0x80;
        }
        drain();
        try {
            OutputStream out = socket.getOutputStream();
            out.write(new byte[] {(byte) first, (byte) 0x80, 0, 0, 0, 0});
            while (!socket.isClosed()) {
                out.write(frames);
            }
        } catch (IOException e) {
            // It has been closed, here or there.
            return;
        }
    }

    /** Reads what comes: whoever does not is closed. */
    private void drain() {
        Thread reader =
                new Thread(
                        () -> {
                            try {
                                socket.getInputStream().transferTo(OutputStream.nullOutputStream());
                            } catch (IOException e) {
                                return;
                            }
                        });
        reader.setDaemon(true);
        reader.start();
    }
}

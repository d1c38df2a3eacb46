package parlour.server;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;

/** The very bytes of a WebSocket, for clients that do not behave. */
final class RawSocket {
    /** The first bytes of frames that are whole messages. */
    static final int TEXT = 0x81;

    static final int CLOSE = 0x88;
    static final int PING = 0x89;
    static final int PONG = 0x8a;

    private static final int FRAMES = 10_000;

    private final Socket socket;

    RawSocket(Socket socket) {
        this.socket = socket;
    }

    /** Asks for a connection; returns the status of the answer. */
    int handshake(String... headers) throws IOException {
        send(request(headers));
        return status();
    }

    byte[] request(String... headers) {
        StringBuilder request = new StringBuilder("GET /table HTTP/1.1\r\n");
        request.append("Host: 127.0.0.1:").append(socket.getPort()).append("\r\n");
        request.append("Upgrade: websocket\r\nConnection: Upgrade\r\n");
        request.append("Sec-WebSocket-Version: 13\r\n");
        request.append("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
        for (String header : headers) {
            request.append(header).append("\r\n");
        }
        request.append("\r\n");
        return request.toString().getBytes(StandardCharsets.US_ASCII);
    }

    /** The status of the answer to a request. */
    int status() throws IOException {
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
        send(frame(TEXT, text.getBytes(StandardCharsets.UTF_8)));
    }

    void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
    }

    /** A frame as a client has to send it. */
    static byte[] frame(int first, byte... content) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(first);
        if (content.length < 126) {
            frame.write(0x80 | content.length);
        } else {
            frame.write(0x80 | 126);
            frame.write(content.length >> 8);
            frame.write(content.length);
        }
        // A mask of zeros leaves everything as it is.
        frame.writeBytes(new byte[4]);
        frame.writeBytes(content);
        return frame.toByteArray();
    }

    /** The first byte of the next frame that comes; nothing once the server has ended. */
    OptionalInt next() throws IOException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        int first = in.read();
        if (first < 0) {
            return OptionalInt.empty();
        }
        content(in);
        return OptionalInt.of(first);
    }

    /** What the next frame of a kind says; others before it are passed over. */
    byte[] content(int kind) throws IOException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        while (true) {
            int first = in.readUnsignedByte();
            byte[] content = content(in);
            if (first == kind) {
                return content;
            }
        }
    }

    private static byte[] content(DataInputStream in) throws IOException {
        int length = in.readUnsignedByte();
        byte[] content = new byte[length < 126 ? length : in.readUnsignedShort()];
        in.readFully(content);
        return content;
    }

    /** The status with which the server ends it. */
    int closing() throws IOException {
        return ByteBuffer.wrap(content(CLOSE)).getShort();
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

package parlour.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A WebSocket that costs its owner next to nothing: one thread holds thousands. */
final class LoadConnection {
    /** Who gets its messages. */
    interface Owner {
        void opened();

        void text(ReceivedText text);
    }

    private static final int LONG = 126;
    private static final int BUFFER = 1 << 16;
    private static final int MASKED = 0x80;

    /** One thread, one of each: what is left of a message is kept apart. */
    private static final ByteBuffer SHARED = ByteBuffer.allocateDirect(BUFFER);

    private static final byte[] READ = new byte[2 * BUFFER];
    private static final ReceivedText TEXT = new ReceivedText();
    private static final byte[] NOTHING = new byte[0];

    private final SocketChannel channel;
    private final Owner owner;
    private byte[] rest = NOTHING;
    private boolean open;

    LoadConnection(NetworkLoop loop, int port, Owner owner) throws IOException {
        this.owner = owner;
        channel = SocketChannel.open(new InetSocketAddress("127.0.0.1", port));
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        channel.configureBlocking(false);
        channel.register(loop.selector(), SelectionKey.OP_READ, this);
        byte[] request =
                ("GET /table HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                                + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII);
        write(ByteBuffer.wrap(request));
    }

    void send(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        boolean small = bytes.length < LONG;
        ByteBuffer frame = ByteBuffer.allocate(bytes.length + 8);
        frame.put((byte) 0x81).put((byte) (MASKED | (small ? bytes.length : LONG)));
        if (!small) {
            frame.putShort((short) bytes.length);
        }
        // A mask of zeros leaves everything as it is.
        frame.putInt(0).put(bytes);
        write(frame.flip());
    }

    /** What is written is short and the server reads it, so it always finds room. */
    private void write(ByteBuffer left) {
        try {
            while (left.hasRemaining()) {
                channel.write(left);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void close() throws IOException {
        channel.close();
    }

    /** Reads what has arrived. */
    void ready() throws IOException {
        SHARED.clear();
        int count = channel.read(SHARED);
        if (count < 0) {
            throw new IOException("the server closed a connection");
        }
        SHARED.flip();
        int end = rest.length + SHARED.remaining();
        System.arraycopy(rest, 0, READ, 0, rest.length);
        SHARED.get(READ, rest.length, SHARED.remaining());
        int used = 0;
        for (int next = take(0, end); next > 0; next = take(used, end)) {
            used += next;
        }
        rest = used == end ? NOTHING : Arrays.copyOfRange(READ, used, end);
    }

    /** Takes one message from a place on; returns its length, or 0 if it is not all there. */
    private int take(int from, int end) {
        if (!open) {
            return handshake(from, end);
        }
        if (end - from < 2) {
            return 0;
        }
        int length = READ[from + 1] & 0x7f;
        int head = 2;
        if (length == LONG) {
            if (end - from < 4) {
                return 0;
            }
            length = (READ[from + 2] & 0xff) << 8 | READ[from + 3] & 0xff;
            head = 4;
        }
        if (end - from < head + length) {
            return 0;
        }
        int kind = READ[from] & 0x0f;
        if (kind == 1) {
            TEXT.set(READ, from + head, length);
            owner.text(TEXT);
        } else if (kind == 8) {
            throw new IllegalStateException("the server closed a connection");
        } else if (kind == 9) {
            write(ByteBuffer.wrap(new byte[] {(byte) 0x8a, (byte) MASKED, 0, 0, 0, 0}));
        }
        return head + length;
    }

    private int handshake(int from, int end) {
        for (int i = from; i + 3 < end; i++) {
            if (READ[i] == '\r' && READ[i + 1] == '\n' && READ[i + 2] == '\r') {
                open = true;
                owner.opened();
                return i + 4 - from;
            }
        }
        return 0;
    }
}

package parlour.arena;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Buffered standard output, fast enough for millions of lines. */
final class Output {
    /** The reader of the output has gone, or the disk is full. */
    static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Failed(IOException cause) {
            super(cause);
        }

        /**
         * Whether the reader stopped early, as in {@code arena moves … | head}, which is not an
         * error.
         */
        boolean readerLeft() {
            String reason = String.valueOf(getCause().getMessage());
            return reason.toLowerCase(java.util.Locale.ROOT).contains("pipe");
        }

        String reason() {
            return String.valueOf(getCause().getMessage());
        }
    }

    private final OutputStream out;
    private final byte[] buffer = new byte[1 << 16];
    private int used;

    Output(OutputStream out) {
        this.out = out;
    }

    void line(String text) {
        write(text.getBytes(StandardCharsets.UTF_8));
        write('\n');
    }

    void write(byte[] bytes) {
        if (bytes.length > buffer.length - used) {
            drain();
        }
        if (bytes.length > buffer.length) {
            toStream(bytes, bytes.length);
            return;
        }
        System.arraycopy(bytes, 0, buffer, used, bytes.length);
        used += bytes.length;
    }

    void write(char ascii) {
        if (used == buffer.length) {
            drain();
        }
        buffer[used++] = (byte) ascii;
    }

    void flush() {
        drain();
        try {
            out.flush();
        } catch (IOException e) {
            throw new Failed(e);
        }
    }

    private void drain() {
        int length = used;
        used = 0;
        toStream(buffer, length);
    }

    private void toStream(byte[] bytes, int length) {
        try {
            out.write(bytes, 0, length);
        } catch (IOException e) {
            throw new Failed(e);
        }
    }
}

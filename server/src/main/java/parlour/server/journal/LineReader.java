package parlour.server.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/** Reads a part of a file line by line. */
final class LineReader {
    private static final int BUFFER = 1 << 16;

    private final JournalFile file;
    private final long end;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER).limit(0);
    private long position;

    /** Reads lines from a position up to an end. */
    LineReader(JournalFile file, long position, long end) {
        this.file = file;
        this.position = position;
        this.end = end;
    }

    /** Where the next line begins. */
    long position() {
        return position;
    }

    /** The next line without its end; empty if what is left has none. */
    Optional<byte[]> next() throws IOException {
        byte[] line = {};
        long read = position;
        while (buffer.hasRemaining() || fill(read)) {
            int start = buffer.position();
            int stop = endOfLine(start);
            byte[] part = Arrays.copyOfRange(buffer.array(), start, stop);
            line = line.length == 0 ? part : joined(line, part);
            if (stop < buffer.limit()) {
                buffer.position(stop + 1);
                position = read + part.length + 1;
                return Optional.of(line);
            }
            buffer.position(stop);
            read += part.length;
        }
        return Optional.empty();
    }

    /** Where the line ends, or else what was read. */
    private int endOfLine(int from) {
        byte[] bytes = buffer.array();
        int at = from;
        while (at < buffer.limit() && bytes[at] != '\n') {
            at++;
        }
        return at;
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    private boolean fill(long from) throws IOException {
        buffer.clear().limit((int) Math.min(BUFFER, Math.max(0, end - from)));
        int count = buffer.hasRemaining() ? file.read(buffer, from) : -1;
        buffer.flip();
        return count > 0;
    }
}

package parlour.server.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
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
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long read = position;
        while (buffer.hasRemaining() || fill(read)) {
            byte next = buffer.get();
            read++;
            if (next == '\n') {
                position = read;
                return Optional.of(line.toByteArray());
            }
            line.write(next);
        }
        return Optional.empty();
    }

    private boolean fill(long from) throws IOException {
        buffer.clear().limit((int) Math.min(BUFFER, Math.max(0, end - from)));
        int count = buffer.hasRemaining() ? file.read(buffer, from) : -1;
        buffer.flip();
        return count > 0;
    }
}

package parlour.server.journal;

import parlour.server.journal.JournalScan.LiveTable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Copies the lines of the tables that are still there to a new file, piece by piece. */
final class Compaction {
    private final JournalFile source;
    private final JournalFile target;
    private final Map<String, LiveTable> wanted;
    private final Map<String, LiveTable> copied = new LinkedHashMap<>();
    private long position;
    private long length;

    /**
     * @param wanted the tables that are still there, as they change while lines are copied
     */
    Compaction(JournalFile source, JournalFile target, byte[] header, Map<String, LiveTable> wanted)
            throws IOException {
        this.source = source;
        this.target = target;
        this.wanted = wanted;
        target.truncate(0);
        target.append(ByteBuffer.wrap(header));
        length = header.length;
    }

    JournalFile target() {
        return target;
    }

    /** The tables in the new file. */
    Map<String, LiveTable> live() {
        return copied;
    }

    /** The length of the new file. */
    long length() {
        return length;
    }

    /** Copies about so many bytes of the old file, up to an end; returns whether it is there. */
    boolean copy(long most, long end) throws IOException {
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        LineReader lines = new LineReader(source, position, end);
        long stop = most < end - position ? position + most : end;
        while (position < stop) {
            Optional<byte[]> line = lines.next();
            if (line.isEmpty()) {
                throw new IOException("the journal has become shorter");
            }
            Optional<JournalLine> read = JournalLine.read(line.get());
            if (read.isPresent() && isKept(read.get())) {
                keep(read.get(), line.get(), length + kept.size());
                kept.writeBytes(line.get());
                kept.write('\n');
            }
            position = lines.position();
        }
        target.append(ByteBuffer.wrap(kept.toByteArray()));
        length += kept.size();
        return position == end;
    }

    private boolean isKept(JournalLine line) {
        if (line.gone()) {
            // Needed only if lines were copied before the table was cleared away.
            return copied.containsKey(line.table());
        }
        LiveTable table = wanted.get(line.table());
        LiveTable before = copied.get(line.table());
        return table != null
                && position >= table.start()
                && line.number() < table.next()
                && line.number() == (before == null ? 0 : before.next());
    }

    private void keep(JournalLine line, byte[] bytes, long start) {
        if (line.gone()) {
            copied.remove(line.table());
        } else {
            copied.computeIfAbsent(line.table(), table -> new LiveTable(start))
                    .add(bytes.length + 1L);
        }
    }
}

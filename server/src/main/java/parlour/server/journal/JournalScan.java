package parlour.server.journal;

import parlour.text.BadInput;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What a journal file contains: which tables, how much of it is good, and what is damaged. */
final class JournalScan {
    /** The first line of a file; another number would be another format. */
    static final String HEADER = "parlour tables 1";

    private static final String NEWER_HEADER = "parlour tables [1-9]\\d*";

    /** A table that has not been cleared away. */
    static final class LiveTable {
        private final long start;
        private long next;
        private long bytes;

        LiveTable(long start) {
            this.start = start;
        }

        /** Where its first line begins: an earlier one is of another table that had its name. */
        long start() {
            return start;
        }

        /** The number of the next line. */
        long next() {
            return next;
        }

        /** The length of all its lines. */
        long bytes() {
            return bytes;
        }

        void add(long length) {
            next++;
            bytes += length;
        }
    }

    private final Map<String, LiveTable> live = new LinkedHashMap<>();
    private final Set<String> cut = new TreeSet<>();
    private long good;
    private int damaged;

    /** Reads a whole file. */
    static JournalScan of(JournalFile file) throws IOException, BadInput {
        JournalScan scan = new JournalScan();
        LineReader lines = new LineReader(file, 0, file.length());
        Optional<byte[]> first = lines.next();
        if (first.isPresent()) {
            scan.header(first.get());
        }
        scan.good = lines.position();
        for (Optional<byte[]> line = lines.next(); line.isPresent(); line = lines.next()) {
            scan.take(line.get());
            scan.good = lines.position();
        }
        return scan;
    }

    private void header(byte[] line) throws BadInput {
        String text = new String(line, StandardCharsets.UTF_8);
        if (text.equals(HEADER)) {
            return;
        }
        if (text.matches(NEWER_HEADER)) {
            throw new BadInput("server.journal.newer");
        }
        damaged++;
    }

    private void take(byte[] bytes) {
        Optional<JournalLine> read = JournalLine.read(bytes);
        if (read.isEmpty()) {
            damaged++;
            return;
        }
        JournalLine line = read.get();
        if (line.gone()) {
            live.remove(line.table());
            cut.remove(line.table());
            return;
        }
        if (line.number() == 0) {
            live.put(line.table(), new LiveTable(good));
            cut.remove(line.table());
        }
        LiveTable table = live.get(line.table());
        if (table != null && table.next() == line.number()) {
            table.add(bytes.length + 1L);
        } else {
            // A line before this one is missing, so what follows cannot be played.
            cut.add(line.table());
        }
    }

    /** The tables that have not been cleared away. */
    Map<String, LiveTable> live() {
        return live;
    }

    /** The tables of which something is missing; their lines up to there are good. */
    Set<String> cut() {
        return cut;
    }

    /** The length up to the last end of a line; what is beyond was being written. */
    long good() {
        return good;
    }

    /** How many lines are damaged. */
    int damaged() {
        return damaged;
    }

    boolean isDamaged() {
        return damaged > 0 || !cut.isEmpty();
    }
}

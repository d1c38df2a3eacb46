package parlour.server.journal;

import parlour.server.journal.JournalScan.LiveTable;
import parlour.server.storage.StoredTable;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The journal's file. Lines are added at its end and are there for good once {@link #store}
 * returns; if it throws, none of them is. For one thread.
 */
final class JournalStore implements Closeable {
    static final String FILE = "tables.journal";
    static final String TEMPORARY = "tables.new";

    private static final byte[] HEADER =
            (JournalScan.HEADER + '\n').getBytes(StandardCharsets.UTF_8);
    private static final int COPIED_AT_ONCE = 1 << 18;

    private final JournalFolder folder;
    private final long leastCompaction;
    private final List<Phrase> notes = new ArrayList<>();

    private Optional<JournalFile> file = Optional.empty();
    private Optional<Compaction> compaction = Optional.empty();
    private Map<String, LiveTable> live = Map.of();

    /** How much of the file is good and on the disk. */
    private long durable;

    /** Whether something may be in the file beyond that. */
    private boolean untidy;

    private boolean namesForced;
    private long compactionDue;

    /**
     * Opens the journal in a folder, or begins one.
     *
     * @param leastCompaction the length from which on a file may be written anew without the tables
     *     that have gone
     */
    JournalStore(JournalFolder folder, long leastCompaction) throws IOException, BadInput {
        this.folder = folder;
        this.leastCompaction = leastCompaction;
        open();
        folder.forceNames();
        namesForced = true;
    }

    private void open() throws IOException, BadInput {
        try {
            find();
        } catch (IOException | BadInput | RuntimeException e) {
            close();
            throw e;
        }
    }

    private void find() throws IOException, BadInput {
        folder.delete(TEMPORARY);
        JournalFile opened = folder.open(FILE);
        file = Optional.of(opened);
        JournalScan scan = JournalScan.of(opened);
        live = scan.live();
        durable = scan.good();
        namesForced = false;
        compactionDue = leastCompaction;
        if (scan.isDamaged()) {
            String copy = setAside(opened);
            notes.add(Phrase.of("server.journal.damaged", copy, scan.damaged(), scan.cut().size()));
            begin();
            while (!compaction.orElseThrow().copy(Long.MAX_VALUE, durable)) {
                continue;
            }
            finish();
            return;
        }
        untidy = opened.length() > durable;
        tidy();
        if (durable == 0) {
            append(HEADER);
        } else {
            // What an earlier run had written without hearing that it was on the disk counts now.
            opened.force();
        }
    }

    /** Copies a damaged file under a free name. */
    private String setAside(JournalFile damaged) throws IOException {
        List<String> names = folder.list();
        int number = 1;
        while (names.contains("tables-damaged-" + number + ".journal")) {
            number++;
        }
        String name = "tables-damaged-" + number + ".journal";
        try (JournalFile copy = folder.open(name)) {
            ByteBuffer buffer = ByteBuffer.allocate(COPIED_AT_ONCE);
            long position = 0;
            while (damaged.read(buffer, position) > 0) {
                buffer.flip();
                position += buffer.remaining();
                copy.append(buffer);
                buffer.clear();
            }
            copy.force();
        }
        folder.forceNames();
        return name;
    }

    /** What was found when the file was opened, for whoever runs the server. */
    List<Phrase> notes() {
        return List.copyOf(notes);
    }

    /** The number of a table's next line. */
    long next(String table) {
        LiveTable known = live.get(table);
        return known == null ? 0 : known.next();
    }

    /** Stores lines for good, all of them or none. */
    void store(List<JournalLine> lines) throws IOException {
        prepare();
        List<byte[]> written = new ArrayList<>(lines.size());
        int length = 0;
        for (JournalLine line : lines) {
            byte[] each = line.bytes();
            written.add(each);
            length += each.length;
        }
        ByteBuffer all = ByteBuffer.allocate(length);
        written.forEach(all::put);
        long position = durable;
        append(all.array());
        for (int i = 0; i < lines.size(); i++) {
            count(lines.get(i), position, written.get(i).length);
            position += written.get(i).length;
        }
    }

    private void count(JournalLine line, long position, int length) {
        if (line.gone()) {
            live.remove(line.table());
        } else {
            LiveTable known = live.get(line.table());
            if (known == null) {
                known = new LiveTable(position);
                live.put(line.table(), known);
            }
            known.add(length);
        }
    }

    /** Makes good what an earlier failure has left. */
    private void prepare() throws IOException {
        if (file.isEmpty()) {
            try {
                open();
            } catch (BadInput e) {
                throw new IOException("the journal is of another version", e);
            }
        }
        tidy();
        if (!namesForced) {
            folder.forceNames();
            namesForced = true;
        }
    }

    private void tidy() throws IOException {
        if (untidy) {
            file.orElseThrow().truncate(durable);
            untidy = false;
        }
    }

    private void append(byte[] bytes) throws IOException {
        JournalFile open = file.orElseThrow();
        untidy = true;
        try {
            open.append(ByteBuffer.wrap(bytes));
            open.force();
        } catch (IOException e) {
            try {
                tidy();
            } catch (IOException again) {
                e.addSuppressed(again);
            }
            throw e;
        }
        untidy = false;
        durable += bytes.length;
    }

    /** All tables that have not been cleared away. */
    List<StoredTable> tables() throws IOException {
        return read(HEADER.length, live);
    }

    /** A table as it is stored; empty if it has been cleared away. */
    Optional<StoredTable> table(String code) throws IOException {
        prepare();
        LiveTable known = live.get(code);
        return known == null
                ? Optional.empty()
                : read(known.start(), Map.of(code, known)).stream().findFirst();
    }

    private List<StoredTable> read(long from, Map<String, LiveTable> wanted) throws IOException {
        Map<String, List<String>> contents = new LinkedHashMap<>();
        Map<String, Long> times = new LinkedHashMap<>();
        LineReader lines = new LineReader(file.orElseThrow(), from, durable);
        long position = from;
        for (Optional<byte[]> line = lines.next(); line.isPresent(); line = lines.next()) {
            JournalLine read = JournalLine.read(line.get()).orElseThrow(JournalStore::unreadable);
            LiveTable table = wanted.get(read.table());
            if (table != null && position >= table.start()) {
                contents.computeIfAbsent(read.table(), code -> new ArrayList<>())
                        .add(read.content());
                times.put(read.table(), read.time());
            }
            position = lines.position();
        }
        List<StoredTable> tables = new ArrayList<>();
        for (Map.Entry<String, List<String>> each : contents.entrySet()) {
            if (each.getValue().size() != wanted.get(each.getKey()).next()) {
                throw unreadable();
            }
            tables.add(new StoredTable(each.getKey(), each.getValue(), times.get(each.getKey())));
        }
        return tables;
    }

    private static IOException unreadable() {
        return new IOException("a line of the journal cannot be read any more");
    }

    /**
     * Does a little of what keeps the file short, if it has grown long with tables that are gone;
     * returns whether there is more to do.
     */
    boolean compact() {
        try {
            if (compaction.isEmpty()) {
                if (!isCompactionDue()) {
                    return false;
                }
                begin();
            }
            if (compaction.orElseThrow().copy(COPIED_AT_ONCE, durable)) {
                finish();
                return false;
            }
            return true;
        } catch (IOException e) {
            // The old file is as good as before; the next attempt is made when it is twice as long.
            dropCompaction();
            compactionDue = 2 * durable;
            return false;
        }
    }

    private boolean isCompactionDue() {
        if (file.isEmpty() || durable <= compactionDue) {
            return false;
        }
        long needed = live.values().stream().mapToLong(LiveTable::bytes).sum();
        if (durable > 2 * needed) {
            return true;
        }
        compactionDue = 2 * needed;
        return false;
    }

    private void begin() throws IOException {
        JournalFile target = folder.open(TEMPORARY);
        compaction = Optional.of(new Compaction(file.orElseThrow(), target, HEADER, live));
    }

    private void finish() throws IOException {
        Compaction done = compaction.orElseThrow();
        done.target().force();
        done.target().close();
        compaction = Optional.empty();
        JournalFile old = file.orElseThrow();
        // From here on only the disk knows which of the two files it is.
        file = Optional.empty();
        old.close();
        folder.move(TEMPORARY, FILE);
        file = Optional.of(folder.open(FILE));
        live = done.live();
        durable = done.length();
        compactionDue = leastCompaction;
        untidy = false;
        namesForced = false;
    }

    private void dropCompaction() {
        compaction.ifPresent(
                unfinished -> {
                    try {
                        unfinished.target().close();
                        folder.delete(TEMPORARY);
                    } catch (IOException e) {
                        // It is deleted when the journal is opened, and emptied when it is used.
                        return;
                    }
                });
        compaction = Optional.empty();
    }

    /** The length of the file. */
    long length() {
        return durable;
    }

    @Override
    public void close() {
        dropCompaction();
        file.ifPresent(
                open -> {
                    try {
                        open.close();
                    } catch (IOException e) {
                        // Everything that counts has been forced.
                        return;
                    }
                });
        file = Optional.empty();
    }
}

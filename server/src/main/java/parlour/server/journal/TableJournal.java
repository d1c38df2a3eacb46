package parlour.server.journal;

import java.io.IOException;
import java.util.Optional;

/**
 * Where one table stores its steps. Once a step could not be stored, no later one is: it would not
 * follow from what is there. The table is then read again.
 */
public final class TableJournal {
    private final Journal journal;
    private final String code;

    /** How many lines the table has; used by the journal's thread, as is all below. */
    private long next = -1;

    private Optional<IOException> trouble = Optional.empty();

    TableJournal(Journal journal, String code) {
        this.journal = journal;
        this.code = code;
    }

    /** Stores a step; steps are stored in the order of these calls. */
    public void append(String content, Journal.Receipt receipt) {
        if (content.isEmpty()) {
            throw new IllegalArgumentException("nothing to store");
        }
        journal.store(this, content, receipt);
    }

    /** Answers once everything that was given before is stored. */
    public void flush(Journal.Receipt receipt) {
        journal.store(this, "", receipt);
    }

    /** Notes that the table has been cleared away. */
    public void clear(Journal.Receipt receipt) {
        journal.store(this, JournalLine.GONE, receipt);
    }

    JournalLine line(JournalStore store, long time, String content) {
        if (next < 0) {
            next = store.next(code);
        }
        return new JournalLine(code, next++, time, content);
    }

    boolean isBroken() {
        return trouble.isPresent();
    }

    IOException why() {
        return trouble.orElseThrow();
    }

    void breakOff(IOException why) {
        trouble = Optional.of(why);
    }
}

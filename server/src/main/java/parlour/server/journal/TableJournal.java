package parlour.server.journal;

import parlour.server.storage.Receipt;
import parlour.server.storage.TableSteps;

import java.io.IOException;
import java.util.Optional;

/** The steps of one table in the journal. */
final class TableJournal implements TableSteps {
    private final Journal journal;
    private final String code;

    /** How many lines the table has; used by the journal's thread, as is all below. */
    private long next = -1;

    private Optional<IOException> trouble = Optional.empty();

    TableJournal(Journal journal, String code) {
        this.journal = journal;
        this.code = code;
    }

    @Override
    public void append(String content, Receipt receipt) {
        if (content.isEmpty()) {
            throw new IllegalArgumentException("nothing to store");
        }
        journal.store(this, content, receipt);
    }

    @Override
    public void flush(Receipt receipt) {
        journal.store(this, "", receipt);
    }

    @Override
    public void clear(Receipt receipt) {
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

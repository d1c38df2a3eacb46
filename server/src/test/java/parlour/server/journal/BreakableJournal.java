package parlour.server.journal;

import parlour.text.BadInput;

import java.io.IOException;

/** A journal in memory whose disk can be made to fail or be slow. */
public final class BreakableJournal {
    private final MemoryJournalFolder folder = new MemoryJournalFolder();
    private final Journal journal;

    public BreakableJournal() throws IOException, BadInput {
        journal =
                Journal.over(
                        new JournalStore(folder, Long.MAX_VALUE),
                        System::currentTimeMillis,
                        mistake -> {
                            throw new AssertionError(mistake);
                        });
    }

    public Journal journal() {
        return journal;
    }

    /** Lets every operation fail until {@link #mend}. */
    public void fail() {
        folder.fail(0, Integer.MAX_VALUE, MemoryJournalFolder.Fault.HALF);
    }

    /** Lets nothing reach the disk until {@link #hurry}. */
    public void dawdle() {
        folder.dawdle();
    }

    public void hurry() {
        folder.hurry();
    }

    public void mend() {
        folder.fail(0, 0, MemoryJournalFolder.Fault.HALF);
    }
}

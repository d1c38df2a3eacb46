package parlour.store;

import parlour.text.Phrase;

import java.io.IOException;

/** Says that a browser did not store or read a file, and why. */
public final class NotStored extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase why;

    private NotStored(Phrase why) {
        super(why.key());
        this.why = why;
    }

    /** There is no room for them. */
    public static NotStored full() {
        return new NotStored(Phrase.of("storage.full"));
    }

    /**
     * It does not store anything.
     *
     * @param error its own name for the reason
     */
    public static NotStored refused(String error) {
        return new NotStored(Phrase.of("storage.refused", error));
    }

    /**
     * A file that was picked cannot be read.
     *
     * @param error its own name for the reason
     */
    public static NotStored unreadable(String error) {
        return new NotStored(Phrase.of("storage.unreadable", error));
    }

    Phrase why() {
        return why;
    }
}

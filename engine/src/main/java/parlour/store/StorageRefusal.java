package parlour.store;

import parlour.text.Phrase;

import java.io.IOException;

/** Says why a browser refused to store or to read a file. */
public final class StorageRefusal extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase why;

    private StorageRefusal(Phrase why) {
        super(why.key());
        this.why = why;
    }

    /** There is no room for them. */
    public static StorageRefusal full() {
        return new StorageRefusal(Phrase.of("storage.full"));
    }

    /**
     * It does not store anything.
     *
     * @param error its own name for the reason
     */
    public static StorageRefusal refused(String error) {
        return new StorageRefusal(Phrase.of("storage.refused", error));
    }

    /**
     * A file that was picked cannot be read.
     *
     * @param error its own name for the reason
     */
    public static StorageRefusal unreadable(String error) {
        return new StorageRefusal(Phrase.of("storage.unreadable", error));
    }

    Phrase why() {
        return why;
    }
}

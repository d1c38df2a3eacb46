package parlour.server.storage;

import parlour.text.Phrase;

import java.io.IOException;

/**
 * Why a storage that several servers share has failed to do something, which is in the log already.
 */
public final class StorageTrouble extends IOException {
    private final transient Phrase told;

    /**
     * @param told what the people at the table are told
     */
    public StorageTrouble(Phrase told) {
        super(told.key());
        this.told = told;
    }

    public Phrase told() {
        return told;
    }
}

package parlour.server.storage;

import parlour.text.Phrase;

import java.io.IOException;

/** Why a storage that several servers share did not do something; it has said so in the log. */
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

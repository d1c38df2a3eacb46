package parlour.store;

import parlour.text.Phrase;

import java.io.IOException;

/** Says that files could not be stored, and why in a sentence of its own. */
public final class NotStored extends IOException {
    private final transient Phrase why;

    public NotStored(Phrase why) {
        super(why.key());
        this.why = why;
    }

    Phrase why() {
        return why;
    }
}

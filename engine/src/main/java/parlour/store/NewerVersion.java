package parlour.store;

import java.io.IOException;

/** A file that is not written because a newer program wrote it, and knows more than this one. */
public final class NewerVersion extends IOException {
    private static final long serialVersionUID = 1L;

    public NewerVersion(String file) {
        super(file + " is of a newer version");
    }
}

package parlour.store;

import java.io.IOException;

/**
 * Thrown instead of overwriting a file that a newer program wrote and whose content this one does
 * not fully know.
 */
public final class NewerVersion extends IOException {
    private static final long serialVersionUID = 1L;

    public NewerVersion(String file) {
        super(file + " is of a newer version");
    }
}

package parlour.store;

import parlour.record.Envelope;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * A file that could not be used.
 *
 * @param name its name now: where it was set aside, or its old name if it could not be moved or is
 *     only too new
 * @param text its content, for attempting a repair on this copy; empty if it is not text
 */
public record DamagedFile(String name, Phrase why, Optional<String> text) {
    /** Whether the only problem is that a newer program wrote it. */
    boolean newer() {
        return Envelope.isNewer(why);
    }
}

package parlour.store;

import parlour.record.Envelope;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * A file that could not be used.
 *
 * @param name where it is kept now: beside, or where it was when it could not be moved or is only
 *     too new
 * @param text what is in it, for trying a repair on this copy; nothing when it is no text at all
 */
public record DamagedFile(String name, Phrase why, Optional<String> text) {
    /** Whether nothing is wrong with it but that a newer program wrote it. */
    boolean newer() {
        return Envelope.isNewer(why);
    }
}

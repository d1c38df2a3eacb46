package parlour.app.friends;

import parlour.table.Witness;
import parlour.text.Phrase;

import java.util.Optional;

/**
 * Whether the deals of a finished game were fair.
 *
 * @param doubt what speaks against it, or why that is not known
 */
public record DealVerdict(Optional<Phrase> doubt) {
    public boolean fair() {
        return doubt.isEmpty();
    }

    /** What to tell the person. */
    public Phrase phrase() {
        return doubt.map(why -> Phrase.of("friends.deal.doubt", why)).orElse(Witness.FAIR);
    }
}

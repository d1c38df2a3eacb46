package parlour.app.play;

import parlour.text.Phrase;

import java.util.Optional;

/** What came of opening a saved game. */
public sealed interface Found {
    /** It can be gone on with. */
    record Ready(String id, String text, Playable<?, ?, ?, ?> game, Session<?, ?, ?, ?> session)
            implements Found {}

    /**
     * Its file is damaged, or needs a repair; nothing has been touched, and a person decides.
     *
     * @param backup the version before, where that is good
     * @param repaired what could be made of the damaged file
     */
    record Damaged(
            String id,
            Phrase why,
            Optional<Playable<?, ?, ?, ?>> backup,
            Optional<Shelves.Read> repaired)
            implements Found {}

    /** It cannot be opened at all. */
    record Lost(Phrase why) implements Found {}
}

package parlour.app.saves;

import parlour.app.session.LocalSession;
import parlour.text.Phrase;

import java.util.Optional;

/** What came of opening a saved game. */
public sealed interface OpenResult {
    /** It can be gone on with. */
    record Ready(
            String id, String text, LoadedGame<?, ?, ?, ?> game, LocalSession<?, ?, ?, ?> session)
            implements OpenResult {}

    /**
     * Its file is damaged, or needs a repair; nothing has been touched, and a person decides.
     *
     * @param backup the version before, where that is good
     * @param repaired what could be made of the damaged file
     */
    record Damaged(
            String id,
            Phrase why,
            Optional<LoadedGame<?, ?, ?, ?>> backup,
            Optional<GameFiles.Read> repaired)
            implements OpenResult {}

    /** It cannot be opened at all. */
    record Lost(Phrase why) implements OpenResult {}
}

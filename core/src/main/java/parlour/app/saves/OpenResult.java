package parlour.app.saves;

import parlour.app.session.LocalSession;
import parlour.text.Phrase;

import java.util.Optional;

/** The result of opening a saved game. */
public sealed interface OpenResult {
    /** The game can be continued. */
    record Ready(
            String id, String text, LoadedGame<?, ?, ?, ?> game, LocalSession<?, ?, ?, ?> session)
            implements OpenResult {}

    /**
     * The file is damaged or needs a repair. Nothing has been changed yet: the person decides.
     *
     * @param backup the previous version, if that is intact
     * @param repaired what could be recovered from the damaged file
     */
    record Damaged(
            String id,
            Phrase why,
            Optional<LoadedGame<?, ?, ?, ?>> backup,
            Optional<GameFiles.Read> repaired)
            implements OpenResult {}

    /** The game cannot be opened at all. */
    record Lost(Phrase why) implements OpenResult {}
}

package parlour.app.navigation;

import parlour.app.game.GameSession;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Consumer;

/** Saves the game that is played. */
public interface SaveControl {
    /** Saves a game as it stands. */
    <S, M, V, E> void save(GameSession<S, M, V, E> session);

    /** Whether what was to be saved is saved, or has met with trouble. */
    boolean written();

    /** Whether all of the game that is played is on the disk. */
    boolean stored();

    /**
     * Writes what of the game that is played is not on the disk; tells why it could not, or nothing
     * once all is there.
     */
    void store(Consumer<Optional<Phrase>> then);

    /** Lets somebody choose where the game that is played is written to instead; then goes on. */
    void storeElsewhere(Runnable then);

    /** What was played since the game was opened or begun shall not be kept. */
    void discard();
}

package parlour.app.navigation;

import parlour.app.game.GameSession;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Consumer;

/** Saves the current game. */
public interface SaveControl {
    /** Saves a game in its current state. */
    <S, M, V, E> void save(GameSession<S, M, V, E> session);

    /** Whether all pending saves are finished, successfully or not. */
    boolean written();

    /** Whether the current game is completely saved on disk. */
    boolean stored();

    /**
     * Saves whatever is missing on disk of the current game; the callback gets the reason for a
     * failure, or nothing once everything is saved.
     */
    void store(Consumer<Optional<Phrase>> then);

    /** Lets the person choose another place to save the current game, then continues. */
    void storeElsewhere(Runnable then);

    /** A title for a copy of the current game that no saved game has. */
    String copyTitle();

    /** What is wrong with a title for a copy. */
    Optional<Phrase> copyTitleProblem(String title);

    /**
     * Saves a copy of the current game under a title, beside the game itself; the callback gets the
     * reason for a failure, or nothing.
     */
    void saveCopy(String title, Consumer<Optional<Phrase>> then);

    /** Discards what was played since the game was opened or begun. */
    void discard();
}

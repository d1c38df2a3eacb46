package parlour.app.navigation;

import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.saves.GameFiles;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.UnfinishedGame;
import parlour.app.setup.Setup;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Consumer;

/** Leads from screen to screen, so that no screen needs to know another. */
public interface Navigator {
    /** Shows the menu. */
    void menu();

    /** The available games. */
    GameFiles games();

    /** Opens the setup of a game: who plays and by which rules. */
    void setup(GameModule<?, ?, ?, ?> gameModule);

    /** Starts a game and shows its table. */
    void begin(GameModule<?, ?, ?, ?> gameModule, Setup setup);

    /** Shows the table of a game. */
    <S, M, V, E> void play(GameSession<S, M, V, E> session);

    /** Shows how a round ended. */
    <S, M, V, E> void score(GameSession<S, M, V, E> session);

    /** Saves a game in its current state. */
    <S, M, V, E> void save(GameSession<S, M, V, E> session);

    /** Whether all pending saves are finished, successfully or not. */
    default boolean saved() {
        return true;
    }

    /** Whether the current game is completely saved on disk. */
    default boolean stored() {
        return true;
    }

    /**
     * Saves whatever is missing on disk of the current game; the callback gets the reason for a
     * failure, or nothing once everything is saved.
     */
    default void store(Consumer<Optional<Phrase>> then) {
        then.accept(Optional.empty());
    }

    /** Lets the person choose another place to save the current game, then continues. */
    default void storeElsewhere(Runnable then) {
        then.run();
    }

    /** What went wrong with the last save; returned only once. */
    Optional<Phrase> trouble();

    /** Starts another game with the same players and rules. */
    <S, M, V, E> void rematch(GameSession<S, M, V, E> session);

    /** Restarts the current round with a new deal. */
    <S, M, V, E> void restartRound(GameSession<S, M, V, E> session);

    /** Restarts the game from the beginning, replacing what was played of it. */
    <S, M, V, E> void restartGame(GameSession<S, M, V, E> session);

    /** Discards what was played since the game was started or opened. */
    void discard();

    /** Whether the list of saved games has been read. */
    default boolean known() {
        return true;
    }

    /** The unfinished game to continue. */
    Optional<UnfinishedGame> unfinished();

    /** The game that was running when the program ended without being quit. */
    Optional<UnfinishedGame> interrupted();

    /** Stops offering the interrupted game; it remains saved. */
    void dismiss();

    /** A counter that changes whenever the list of saved games does. */
    int changes();

    /** Shows the statistics. */
    void statistics();

    /** Shows the saved games. */
    void savedGames();

    /** Opens a saved game; asks first if its file is damaged. */
    void open(String id);

    /** Lets the person choose a file to import. */
    void importFile();

    /** Lets the person choose where to export a saved game. */
    void export(SavedGameEntry savedGameEntry);

    /** Closes the window. */
    void quit();
}

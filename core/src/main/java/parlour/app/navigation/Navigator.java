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

/** The ways between the screens, so that no screen knows another. */
public interface Navigator {
    /** Shows the menu. */
    void menu();

    /** The games there are. */
    GameFiles games();

    /** Lets people decide who plays a game and by which rules. */
    void setup(GameModule<?, ?, ?, ?> gameModule);

    /** Begins a game and shows its table. */
    void begin(GameModule<?, ?, ?, ?> gameModule, Setup setup);

    /** Shows the table of a game. */
    <S, M, V, E> void play(GameSession<S, M, V, E> session);

    /** Shows how a round ended. */
    <S, M, V, E> void score(GameSession<S, M, V, E> session);

    /** Saves a game as it stands. */
    <S, M, V, E> void save(GameSession<S, M, V, E> session);

    /** Whether what was to be saved is saved, or has met with trouble. */
    default boolean saved() {
        return true;
    }

    /** Whether all of the game that is played is on the disk. */
    default boolean stored() {
        return true;
    }

    /**
     * Writes what of the game that is played is not on the disk; tells why it could not, or nothing
     * once all is there.
     */
    default void store(Consumer<Optional<Phrase>> then) {
        then.accept(Optional.empty());
    }

    /** Lets somebody choose where the game that is played is written to instead; then goes on. */
    default void storeElsewhere(Runnable then) {
        then.run();
    }

    /** What went wrong with the last save; said once. */
    Optional<Phrase> trouble();

    /** The same players begin another game by the same rules. */
    <S, M, V, E> void rematch(GameSession<S, M, V, E> session);

    /** The same game goes on with its round dealt anew. */
    <S, M, V, E> void restartRound(GameSession<S, M, V, E> session);

    /** The same game begins anew, and takes the place of what was played of it. */
    <S, M, V, E> void restartGame(GameSession<S, M, V, E> session);

    /** What was played since the game was opened or begun shall not be kept. */
    void discard();

    /** Whether it is known which games are saved: until then it is being read. */
    default boolean known() {
        return true;
    }

    /** The game that waits to be gone on with. */
    Optional<UnfinishedGame> unfinished();

    /** The game during which the program ended without being quit. */
    Optional<UnfinishedGame> interrupted();

    /** That game is left for later. */
    void dismiss();

    /** Changes whenever what is known of saved games does. */
    int changes();

    /** Shows what everybody has won so far. */
    void statistics();

    /** Shows the saved games. */
    void savedGames();

    /** Opens a saved game; asks first where its file is damaged. */
    void open(String id);

    /** Lets somebody choose a file to be taken in. */
    void importFile();

    /** Lets somebody choose where a copy of a saved game is written to. */
    void export(SavedGameEntry savedGameEntry);

    /** Closes the window. */
    void quit();
}

package parlour.app.navigation;

import parlour.app.game.GameModule;
import parlour.app.game.GameRegistry;
import parlour.app.game.GameSession;
import parlour.app.saves.SavedGameEntry;
import parlour.app.setup.Setup;
import parlour.text.Phrase;

import java.util.Optional;

/** The ways between the screens, so that no screen knows another. */
public interface Navigator {
    /** The games there are. */
    GameRegistry games();

    /** What saves the game that is played. */
    SaveControl saves();

    /** The games that wait to be gone on with. */
    UnfinishedGames unfinishedGames();

    /** Takes the next thing that somebody should be told, such as why a save failed. */
    Optional<Phrase> pollNotice();

    /** Shows the menu. */
    void menu();

    /** Lets people decide who plays a game and by which rules. */
    void setup(GameModule<?, ?, ?, ?> gameModule);

    /** Begins a game and shows its table. */
    void begin(GameModule<?, ?, ?, ?> gameModule, Setup setup);

    /** Shows the table of a game. */
    <S, M, V, E> void play(GameSession<S, M, V, E> session);

    /** Shows how a round ended. */
    <S, M, V, E> void score(GameSession<S, M, V, E> session);

    /** The same players begin another game by the same rules. */
    <S, M, V, E> void rematch(GameSession<S, M, V, E> session);

    /** The same game goes on with its round dealt anew. */
    <S, M, V, E> void restartRound(GameSession<S, M, V, E> session);

    /** The same game begins anew, and takes the place of what was played of it. */
    <S, M, V, E> void restartGame(GameSession<S, M, V, E> session);

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

package parlour.app.navigation;

import parlour.app.game.GameModule;
import parlour.app.game.GameRegistry;
import parlour.app.game.GameSession;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.SavedGameEntry;
import parlour.app.setup.Setup;
import parlour.app.statistics.RatedPlayers;
import parlour.text.Phrase;

import java.util.Optional;

/** Leads from screen to screen, so that no screen needs to know another. */
public interface Navigator {
    /** The available games. */
    GameRegistry games();

    /** What saves the game that is played. */
    SaveControl saves();

    /** The games that can be continued. */
    UnfinishedGames unfinishedGames();

    /** The deals that others play too. */
    SharedDeals sharedDeals();

    /** How strong computers and persons are. */
    RatedPlayers ratedPlayers();

    /** Takes the next notice for the person, such as why a save failed. */
    Optional<Phrase> pollNotice();

    /** Shows the menu. */
    void menu();

    /** Opens the setup of a game: who plays and by which rules. */
    void setup(GameModule<?, ?, ?, ?> gameModule);

    /**
     * Begins the first lesson of a game.
     *
     * @param back leads to where the person came from, when the lesson is left or over
     */
    void lesson(GameModule<?, ?, ?, ?> gameModule, Runnable back);

    /** Begins the first lesson of a game, which leads back to the menu. */
    default void lesson(GameModule<?, ?, ?, ?> gameModule) {
        lesson(gameModule, this::menu);
    }

    /**
     * Shows how the last step of a lesson ended.
     *
     * @param again begins the lesson again
     * @param back leads to where the person came from
     */
    <S, M, V, E> void lessonOver(GameSession<S, M, V, E> session, Runnable again, Runnable back);

    /** Starts a game and shows its table. */
    void begin(GameModule<?, ?, ?, ?> gameModule, Setup setup);

    /** Shows the table of a game. */
    <S, M, V, E> void play(GameSession<S, M, V, E> session);

    /** Shows how a round ended. */
    <S, M, V, E> void score(GameSession<S, M, V, E> session);

    /** Starts another game with the same players and rules. */
    <S, M, V, E> void rematch(GameSession<S, M, V, E> session);

    /** Opens the setup with the players and rules of a game, which has been saved. */
    <S, M, V, E> void changePlayers(GameSession<S, M, V, E> session);

    /** Restarts the current round with a new deal. */
    <S, M, V, E> void restartRound(GameSession<S, M, V, E> session);

    /** Restarts the game from the beginning, replacing what was played of it. */
    <S, M, V, E> void restartGame(GameSession<S, M, V, E> session);

    /** Shows the puzzles of a game. */
    void puzzles(GameModule<?, ?, ?, ?> gameModule);

    /** Shows a game that runs on this machine again from its beginning; the way back leads here. */
    <S, M, V, E> void replay(GameSession<S, M, V, E> session);

    /** Shows a saved game again from its beginning; the way back leads here. */
    <S, M, V, E> void replay(LoadedGame<S, M, V, E> game);

    /** Reviews a game that runs on this machine; the way back leads here. */
    <S, M, V, E> void review(GameSession<S, M, V, E> session);

    /** Reviews a saved game; the way back leads here. */
    void review(SavedGameEntry entry);

    /**
     * Starts a practice game, which is saved under a title like its own; the way back leads here.
     *
     * @param wayBack the key of the text that says where the way back leads
     */
    <S, M, V, E> void practise(LoadedGame<S, M, V, E> game, String wayBack);

    /** Where a game was begun, if it leads back there when it is left. */
    Optional<WayBack> wayBack(GameSession<?, ?, ?, ?> session);

    /** Shows what there is to practise with. */
    void practice();

    /** Shows the ways to a table with friends. */
    void friends();

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

    /** Lets the person choose where to save the record of a game that is not saved here. */
    void exportRecord(String title, String record);

    /** Closes the window. */
    void quit();
}

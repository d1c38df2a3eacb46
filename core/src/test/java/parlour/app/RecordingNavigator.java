package parlour.app;

import parlour.app.game.GameModule;
import parlour.app.game.GameRegistry;
import parlour.app.game.GameSession;
import parlour.app.navigation.Navigator;
import parlour.app.navigation.SaveControl;
import parlour.app.navigation.SharedDeals;
import parlour.app.navigation.UnfinishedGames;
import parlour.app.navigation.WayBack;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.UnfinishedGame;
import parlour.app.screen.AllGames;
import parlour.app.setup.Setup;
import parlour.app.statistics.RatedPlayers;
import parlour.statistics.Statistics;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Counts which ways were taken. */
public final class RecordingNavigator implements Navigator, SaveControl, UnfinishedGames {
    public final List<Setup> begun = new ArrayList<>();
    public GameRegistry games = AllGames.REGISTRY;
    public Optional<UnfinishedGame> unfinished = Optional.empty();
    public Optional<UnfinishedGame> interrupted = Optional.empty();
    public int changes;
    public int rematches;
    public int replays;
    public int reviews;
    public final List<String> reviewed = new ArrayList<>();
    public final List<LoadedGame<?, ?, ?, ?>> replayed = new ArrayList<>();
    public final List<LoadedGame<?, ?, ?, ?>> practised = new ArrayList<>();
    public int restartedRounds;
    public int restartedGames;
    public int saved;
    public final List<String> copies = new ArrayList<>();
    public final List<Setup> changedPlayers = new ArrayList<>();
    public final List<String> opened = new ArrayList<>();
    public int brought;
    public final List<String> given = new ArrayList<>();
    public int statistics;
    public int puzzles;
    public int practices;
    public int friends;
    public final RecordedDeals sharedDeals = new RecordedDeals();
    public int menus;
    public int setups;
    public int quits;
    public int lessonsOver;
    public final List<String> lessons = new ArrayList<>();
    public final List<GameSession<?, ?, ?, ?>> played = new ArrayList<>();
    public int scores;
    public int forgotten;
    public int kept;

    /** Whether what was to be saved is. */
    public boolean written = true;

    /** Why the game cannot be stored before it is left. */
    public Optional<Phrase> unstorable = Optional.empty();

    /** What is known of the persons. */
    public Statistics knownStatistics = Statistics.EMPTY;

    @Override
    public RatedPlayers ratedPlayers() {
        return RatedPlayers.read(() -> knownStatistics);
    }

    @Override
    public void menu() {
        menus++;
    }

    @Override
    public GameRegistry games() {
        return games;
    }

    @Override
    public SaveControl saves() {
        return this;
    }

    @Override
    public UnfinishedGames unfinishedGames() {
        return this;
    }

    @Override
    public SharedDeals sharedDeals() {
        return sharedDeals;
    }

    @Override
    public void practice() {
        practices++;
    }

    @Override
    public void friends() {
        friends++;
    }

    @Override
    public boolean loaded() {
        return true;
    }

    @Override
    public void setup(GameModule<?, ?, ?, ?> gameModule) {
        setups++;
    }

    @Override
    public void lesson(GameModule<?, ?, ?, ?> gameModule, Runnable back) {
        lessons.add(gameModule.game().id());
    }

    @Override
    public <S, M, V, E> void lessonOver(
            GameSession<S, M, V, E> session, Runnable again, Runnable back) {
        lessonsOver++;
    }

    @Override
    public void begin(GameModule<?, ?, ?, ?> gameModule, Setup setup) {
        begun.add(setup);
    }

    @Override
    public Optional<UnfinishedGame> latest() {
        return unfinished;
    }

    @Override
    public void quit() {
        quits++;
    }

    @Override
    public <S, M, V, E> void play(GameSession<S, M, V, E> session) {
        played.add(session);
    }

    @Override
    public <S, M, V, E> void score(GameSession<S, M, V, E> session) {
        scores++;
    }

    @Override
    public <S, M, V, E> void save(GameSession<S, M, V, E> session) {
        kept++;
    }

    @Override
    public boolean written() {
        return written;
    }

    @Override
    public boolean stored() {
        return unstorable.isEmpty();
    }

    @Override
    public void store(Consumer<Optional<Phrase>> then) {
        if (written) {
            then.accept(unstorable);
        }
    }

    @Override
    public void storeElsewhere(Runnable then) {
        then.run();
    }

    @Override
    public Optional<Phrase> pollNotice() {
        return Optional.empty();
    }

    @Override
    public void discard() {
        forgotten++;
    }

    @Override
    public String copyTitle() {
        return "A copy";
    }

    @Override
    public Optional<Phrase> copyTitleProblem(String title) {
        return title.isBlank() ? Optional.of(Phrase.of("saved.problem.noTitle")) : Optional.empty();
    }

    @Override
    public void saveCopy(String title, Consumer<Optional<Phrase>> then) {
        copies.add(title);
        then.accept(unstorable);
    }

    @Override
    public <S, M, V, E> void changePlayers(GameSession<S, M, V, E> session) {
        changedPlayers.add(session.setup());
    }

    @Override
    public <S, M, V, E> void replay(GameSession<S, M, V, E> session) {
        replays++;
    }

    @Override
    public <S, M, V, E> void replay(LoadedGame<S, M, V, E> game) {
        replayed.add(game);
    }

    @Override
    public <S, M, V, E> void review(GameSession<S, M, V, E> session) {
        reviews++;
    }

    @Override
    public void review(SavedGameEntry entry) {
        reviewed.add(entry.id());
    }

    @Override
    public <S, M, V, E> void practise(LoadedGame<S, M, V, E> game, String wayBack) {
        practised.add(game);
    }

    @Override
    public Optional<WayBack> wayBack(GameSession<?, ?, ?, ?> session) {
        return Optional.empty();
    }

    @Override
    public <S, M, V, E> void rematch(GameSession<S, M, V, E> session) {
        rematches++;
    }

    @Override
    public <S, M, V, E> void restartRound(GameSession<S, M, V, E> session) {
        restartedRounds++;
    }

    @Override
    public <S, M, V, E> void restartGame(GameSession<S, M, V, E> session) {
        restartedGames++;
    }

    @Override
    public Optional<UnfinishedGame> interrupted() {
        return interrupted;
    }

    @Override
    public void dismissInterrupted() {
        interrupted = Optional.empty();
    }

    @Override
    public int revision() {
        return changes;
    }

    @Override
    public void savedGames() {
        saved++;
    }

    @Override
    public void open(String id) {
        opened.add(id);
    }

    @Override
    public void importFile() {
        brought++;
    }

    @Override
    public void export(SavedGameEntry game) {
        given.add(game.id());
    }

    @Override
    public void exportRecord(String title, String record) {
        given.add(title);
    }

    @Override
    public void statistics() {
        statistics++;
    }

    @Override
    public void puzzles(GameModule<?, ?, ?, ?> gameModule) {
        puzzles++;
    }
}

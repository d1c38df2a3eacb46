package parlour.desktop;

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

import java.util.Optional;
import java.util.function.Consumer;

/** A table that leads nowhere and keeps nothing. */
final class NoNavigation implements Navigator, SaveControl, UnfinishedGames {
    @Override
    public RatedPlayers ratedPlayers() {
        return RatedPlayers.read(() -> Statistics.EMPTY);
    }

    @Override
    public void menu() {}

    @Override
    public GameRegistry games() {
        return AllGames.REGISTRY;
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
        return new NoDeals();
    }

    @Override
    public void practice() {}

    @Override
    public void friends() {}

    @Override
    public boolean loaded() {
        return true;
    }

    @Override
    public boolean written() {
        return true;
    }

    @Override
    public boolean stored() {
        return true;
    }

    @Override
    public void store(Consumer<Optional<Phrase>> then) {
        then.accept(Optional.empty());
    }

    @Override
    public void storeElsewhere(Runnable then) {
        then.run();
    }

    @Override
    public void setup(GameModule<?, ?, ?, ?> gameModule) {}

    @Override
    public void lesson(GameModule<?, ?, ?, ?> gameModule, Runnable back) {}

    @Override
    public <S, M, V, E> void lessonOver(
            GameSession<S, M, V, E> session, Runnable again, Runnable back) {}

    @Override
    public void begin(GameModule<?, ?, ?, ?> gameModule, Setup setup) {}

    @Override
    public <S, M, V, E> void play(GameSession<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void score(GameSession<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void save(GameSession<S, M, V, E> session) {}

    @Override
    public Optional<Phrase> pollNotice() {
        return Optional.empty();
    }

    @Override
    public void discard() {}

    @Override
    public Optional<UnfinishedGame> latest() {
        return Optional.empty();
    }

    @Override
    public void quit() {}

    @Override
    public <S, M, V, E> void restartRound(GameSession<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void restartGame(GameSession<S, M, V, E> session) {}

    @Override
    public String copyTitle() {
        return "";
    }

    @Override
    public Optional<Phrase> copyTitleProblem(String title) {
        return Optional.empty();
    }

    @Override
    public void saveCopy(String title, Consumer<Optional<Phrase>> then) {
        then.accept(Optional.empty());
    }

    @Override
    public <S, M, V, E> void changePlayers(GameSession<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void replay(GameSession<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void replay(LoadedGame<S, M, V, E> game) {}

    @Override
    public <S, M, V, E> void review(GameSession<S, M, V, E> session) {}

    @Override
    public void review(SavedGameEntry entry) {}

    @Override
    public <S, M, V, E> void practise(LoadedGame<S, M, V, E> game, String wayBack) {}

    @Override
    public Optional<WayBack> wayBack(GameSession<?, ?, ?, ?> session) {
        return Optional.empty();
    }

    @Override
    public <S, M, V, E> void rematch(GameSession<S, M, V, E> session) {}

    @Override
    public Optional<UnfinishedGame> interrupted() {
        return Optional.empty();
    }

    @Override
    public void dismissInterrupted() {}

    @Override
    public int revision() {
        return 0;
    }

    @Override
    public void savedGames() {}

    @Override
    public void open(String id) {}

    @Override
    public void importFile() {}

    @Override
    public void export(SavedGameEntry game) {}

    @Override
    public void exportRecord(String title, String record) {}

    @Override
    public void statistics() {}

    @Override
    public void puzzles(GameModule<?, ?, ?, ?> gameModule) {}
}

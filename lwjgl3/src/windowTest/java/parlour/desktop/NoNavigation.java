package parlour.desktop;

import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.navigation.Navigator;
import parlour.app.saves.GameFiles;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.UnfinishedGame;
import parlour.app.screen.AppNavigator;
import parlour.app.setup.Setup;
import parlour.text.Phrase;

import java.util.Optional;

/** A table that leads nowhere and keeps nothing. */
final class NoNavigation implements Navigator {
    @Override
    public void menu() {}

    @Override
    public GameFiles games() {
        return AppNavigator.GAMES;
    }

    @Override
    public void setup(GameModule<?, ?, ?, ?> gameModule) {}

    @Override
    public void begin(GameModule<?, ?, ?, ?> gameModule, Setup setup) {}

    @Override
    public <S, M, V, E> void play(GameSession<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void score(GameSession<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void save(GameSession<S, M, V, E> session) {}

    @Override
    public Optional<Phrase> trouble() {
        return Optional.empty();
    }

    @Override
    public void discard() {}

    @Override
    public Optional<UnfinishedGame> unfinished() {
        return Optional.empty();
    }

    @Override
    public void quit() {}

    @Override
    public <S, M, V, E> void restartRound(GameSession<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void restartGame(GameSession<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void rematch(GameSession<S, M, V, E> session) {}

    @Override
    public Optional<UnfinishedGame> interrupted() {
        return Optional.empty();
    }

    @Override
    public void dismiss() {}

    @Override
    public int changes() {
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
    public void statistics() {}
}

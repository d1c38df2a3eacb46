package parlour.desktop;

import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.navigation.SharedDeals;
import parlour.code.GameCode;
import parlour.daily.DailyResult;
import parlour.daily.DailyResults;
import parlour.engine.Game;
import parlour.engine.Host;

import java.util.Optional;

/** Nobody else plays any deal. */
final class NoDeals implements SharedDeals {
    @Override
    public long today() {
        return 0;
    }

    @Override
    public DailyResult result(Game<?, ?, ?, ?> game, long day) {
        return DailyResults.EMPTY.of(game.id(), day);
    }

    @Override
    public boolean tried(Game<?, ?, ?, ?> game, long day) {
        return false;
    }

    @Override
    public int revision() {
        return 0;
    }

    @Override
    public void study(Game<?, ?, ?, ?> game, long day, Host.Clock clock) {}

    @Override
    public void playToday(GameModule<?, ?, ?, ?> gameModule) {}

    @Override
    public void play(GameCode code) {}

    @Override
    public Optional<GameCode> code(GameSession<?, ?, ?, ?> session) {
        return Optional.empty();
    }

    @Override
    public Optional<Comparison> comparison(GameSession<?, ?, ?, ?> session) {
        return Optional.empty();
    }
}

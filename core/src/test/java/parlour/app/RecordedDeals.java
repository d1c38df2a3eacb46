package parlour.app;

import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.navigation.SharedDeals;
import parlour.code.GameCode;
import parlour.daily.DailyResult;
import parlour.daily.DailyResults;
import parlour.engine.Game;
import parlour.engine.Host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Counts which deals were played; what is known of them is up to the test. */
public final class RecordedDeals implements SharedDeals {
    /** A Tuesday, 17 November 2026. */
    public static final long TODAY = 20_774;

    public DailyResults results = DailyResults.EMPTY;
    public Optional<GameCode> code = Optional.empty();
    public Optional<Comparison> comparison = Optional.empty();
    public int changes;
    public int studied;
    public final List<String> today = new ArrayList<>();
    public final List<GameCode> played = new ArrayList<>();

    @Override
    public long today() {
        return TODAY;
    }

    @Override
    public DailyResult result(Game<?, ?, ?, ?> game, long day) {
        return results.of(game.id(), day);
    }

    @Override
    public boolean tried(Game<?, ?, ?, ?> game, long day) {
        return result(game, day).begun();
    }

    @Override
    public int revision() {
        return changes;
    }

    @Override
    public void study(Game<?, ?, ?, ?> game, long day, Host.Clock clock) {
        studied++;
    }

    @Override
    public void playToday(GameModule<?, ?, ?, ?> gameModule) {
        today.add(gameModule.game().id());
    }

    @Override
    public void play(GameCode asked) {
        played.add(asked);
    }

    @Override
    public Optional<GameCode> code(GameSession<?, ?, ?, ?> session) {
        return code;
    }

    @Override
    public Optional<Comparison> comparison(GameSession<?, ?, ?, ?> session) {
        return comparison;
    }
}

package parlour.app.screen;

import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.game.GameSession;
import parlour.app.navigation.Navigator;
import parlour.app.navigation.WayBack;
import parlour.app.replay.ReplayScreen;
import parlour.app.review.ReviewScreen;
import parlour.app.review.ReviewWork;
import parlour.app.saves.KeptReview;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.SaveTitles;
import parlour.app.saves.SavedGameEntry;
import parlour.app.saves.SavedGames;
import parlour.app.session.LocalSession;
import parlour.app.statistics.StatisticsRecorder;
import parlour.review.ReviewEffort;

import java.util.Optional;

/** Games watched again, reviewed and played on for practice, connected to saves and statistics. */
final class AppReplays {
    /**
     * A practice game.
     *
     * @param wayBack where it was begun
     */
    private record Practice(GameSession<?, ?, ?, ?> session, WayBack wayBack) {}

    private final App app;
    private final Navigator navigator;
    private final SavedGames saved;
    private final StatisticsRecorder statisticsRecorder;

    /** The practice game that was begun last and not left since. */
    private Optional<Practice> practice = Optional.empty();

    AppReplays(
            App app, Navigator navigator, SavedGames saved, StatisticsRecorder statisticsRecorder) {
        this.app = app;
        this.navigator = navigator;
        this.saved = saved;
        this.statisticsRecorder = statisticsRecorder;
    }

    <S, M, V, E> void replay(LocalSession<S, M, V, E> session) {
        replay(saved.snapshot(session, TimeUtils.millis()));
    }

    <S, M, V, E> void replay(LoadedGame<S, M, V, E> game) {
        Screen from = app.screen();
        app.show(new ReplayScreen<>(app, game, navigator, () -> app.show(from)));
    }

    <S, M, V, E> void review(LocalSession<S, M, V, E> session) {
        review(saved.snapshot(session, TimeUtils.millis()), saved.currentReview());
    }

    void review(SavedGameEntry entry) {
        entry.game().ifPresent(game -> review(game, Optional.of(saved.review(entry.id()))));
    }

    private <S, M, V, E> void review(LoadedGame<S, M, V, E> game, Optional<KeptReview> kept) {
        Screen from = app.screen();
        ReviewWork<S, M, V, E> work =
                new ReviewWork<>(
                        app,
                        game,
                        ReviewEffort.USUAL,
                        kept,
                        review -> statisticsRecorder.reviewed(game, review));
        app.show(new ReviewScreen<>(app, work, navigator, () -> app.show(from)));
    }

    /** Begins a practice game; everything of the game that was played until now is saved. */
    <S, M, V, E> void practise(LoadedGame<S, M, V, E> game, String wayBack) {
        Screen from = app.screen();
        Optional<Practice> outer = practice;
        Runnable goOn = saved.setAside();
        saved.begin(SaveTitles.from(game.title(), game.title(), saved::inUse));
        LocalSession<S, M, V, E> session = game.session();
        session.coach(app.settings().coach());
        WayBack back =
                new WayBack(
                        wayBack,
                        () -> {
                            practice = outer;
                            goOn.run();
                            app.show(from);
                        });
        practice = Optional.of(new Practice(session, back));
        navigator.play(session);
    }

    /** A game is played: a practice game that was left for another one leads back nowhere. */
    void played(GameSession<?, ?, ?, ?> session) {
        practice = practice.filter(one -> one.session() == session);
    }

    /** Where a game was begun, if that is still open. */
    Optional<WayBack> wayBack(GameSession<?, ?, ?, ?> session) {
        return practice.filter(one -> one.session() == session).map(Practice::wayBack);
    }

    /** A game was begun again, and leads back to the same place. */
    <T extends GameSession<?, ?, ?, ?>> T again(T before, T after) {
        practice =
                practice.map(
                        one -> one.session() == before ? new Practice(after, one.wayBack()) : one);
        return after;
    }
}

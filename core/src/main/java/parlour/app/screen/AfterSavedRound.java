package parlour.app.screen;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.navigation.Navigator;
import parlour.app.navigation.WayBack;
import parlour.app.sheet.LeaveGame;
import parlour.app.widget.Sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a game on this machine goes on, which is saved before it is left. */
final class AfterSavedRound<S, M, V, E> implements AfterRound {
    private final GameSession<S, M, V, E> session;
    private final Navigator navigator;
    private final LeaveGame leaveGame;
    private final boolean over;

    AfterSavedRound(App app, GameSession<S, M, V, E> session, Navigator navigator, Sheets sheets) {
        this.session = session;
        this.navigator = navigator;
        leaveGame = new LeaveGame(app, navigator.saves(), sheets);
        over = session.result().isPresent();
    }

    @Override
    public Choice leave() {
        Optional<WayBack> back = navigator.wayBack(session);
        return back.isPresent()
                ? Choice.plain(back.get().key(), "icon-left", () -> leave(back.get().run()))
                : Choice.plain(
                        over ? "score.menu" : "score.leave",
                        "icon-menu",
                        () -> leave(navigator::menu));
    }

    private void leave(Runnable then) {
        if (over) {
            leaveGame.leave(then);
        } else {
            leaveGame.ask(then);
        }
    }

    @Override
    public List<Choice> next() {
        List<Choice> choices = new ArrayList<>();
        // The ways to see the game again, where all of it is known.
        if (session.allows(GameSession.Action.RESTART)) {
            choices.add(
                    Choice.plain("score.review", "icon-chart", () -> navigator.review(session)));
            choices.add(
                    Choice.plain("score.replay", "icon-replay", () -> navigator.replay(session)));
        }
        if (over) {
            choices.add(
                    Choice.plain(
                            "score.changePlayers",
                            "icon-person",
                            () -> leaveGame.leave(() -> navigator.changePlayers(session))));
            choices.add(
                    Choice.primary(
                            "score.rematch",
                            "icon-restart",
                            () -> leaveGame.leave(() -> navigator.rematch(session))));
        } else if (session.allows(GameSession.Action.NEXT_ROUND)) {
            choices.add(Choice.primary("score.next", "icon-play", this::nextRound));
        }
        return choices;
    }

    private void nextRound() {
        // Show the table first, so that the deal is visible on it.
        navigator.play(session);
        session.dealNext();
    }

    @Override
    public void shown() {
        navigator.saves().save(session);
    }

    @Override
    public boolean closeRequested() {
        if (over && navigator.saves().stored()) {
            return true;
        }
        leave(navigator::quit);
        return false;
    }
}

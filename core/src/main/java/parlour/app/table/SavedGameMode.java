package parlour.app.table;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.navigation.Navigator;
import parlour.app.navigation.WayBack;
import parlour.app.sheet.CopySheet;
import parlour.app.sheet.LeaveGame;
import parlour.app.widget.Confirm;
import parlour.app.widget.Sheets;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table at which a game is played that is saved after every move and ends with its score. */
final class SavedGameMode<S, M, V, E> implements TableMode {
    private final App app;
    private final GameSession<S, M, V, E> session;
    private final Navigator navigator;
    private final Sheets sheets;
    private final LeaveGame leaveGame;

    SavedGameMode(App app, GameSession<S, M, V, E> session, Navigator navigator, Sheets sheets) {
        this.app = app;
        this.session = session;
        this.navigator = navigator;
        this.sheets = sheets;
        this.leaveGame = new LeaveGame(app, navigator.saves(), sheets);
    }

    @Override
    public void keep() {
        navigator.saves().save(session);
    }

    @Override
    public boolean kept() {
        return navigator.saves().written();
    }

    @Override
    public Optional<Phrase> pollNotice() {
        return navigator.pollNotice();
    }

    @Override
    public List<TableAction> menu() {
        List<TableAction> items = new ArrayList<>();
        boolean own = session.allows(GameSession.Action.RESTART);
        if (own) {
            items.add(item("copy", "icon-save", this::saveCopy));
        }
        items.add(item("open", "icon-folder", () -> leaveGame.leave(navigator::savedGames)));
        if (own) {
            items.add(item("players", "icon-person", this::changePlayers));
            if (session.gameModule().game().hasRounds()) {
                items.add(item("restartRound", "icon-restart", this::restartRound));
            }
            items.add(item("restartGame", "icon-restart", this::restartGame));
        }
        if (session.allows(GameSession.Action.COACH)) {
            String key = session.coached() ? "coachOff" : "coachOn";
            items.add(item(key, "icon-coach", this::switchCoach));
        }
        return items;
    }

    private void switchCoach() {
        session.coach(!session.coached());
        keep();
        app.refresh();
    }

    @Override
    public TableAction leave() {
        Optional<WayBack> back = navigator.wayBack(session);
        return back.isPresent()
                ? new TableAction(
                        back.get().key(), "icon-left", () -> leaveGame.ask(back.get().run()))
                : item("quit", "icon-close", () -> leaveGame.ask(navigator::menu));
    }

    private static TableAction item(String key, String icon, Runnable then) {
        return new TableAction("play.menu." + key, icon, then);
    }

    private void saveCopy() {
        sheets.open(new CopySheet(app, navigator.saves(), sheets));
    }

    private void changePlayers() {
        leaveGame.leave(() -> navigator.changePlayers(session));
    }

    private void restartRound() {
        confirm(
                "play.menu.restartRound",
                "play.restartRound.sure",
                () -> navigator.restartRound(session));
    }

    private void restartGame() {
        confirm(
                "play.menu.restartGame",
                "play.restartGame.sure",
                () -> navigator.restartGame(session));
    }

    private void confirm(String title, String question, Runnable then) {
        sheets.open(
                new Confirm(
                        app,
                        Phrase.of(title),
                        Phrase.of(question),
                        List.of(
                                Confirm.Answer.destructive("play.restart.yes", then),
                                Confirm.Answer.safe("play.quit.stay", () -> {}))));
    }

    /** The game is saved before, and goes on afterwards. */
    @Override
    public Optional<Runnable> lesson() {
        Runnable back = () -> app.show(new TableScreen<>(app, session, navigator));
        return Optional.of(
                () -> leaveGame.leave(() -> navigator.lesson(session.gameModule(), back)));
    }

    @Override
    public void quit() {
        leaveGame.ask(navigator::quit);
    }

    @Override
    public void roundOver() {
        navigator.score(session);
    }
}

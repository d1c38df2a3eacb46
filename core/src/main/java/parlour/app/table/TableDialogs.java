package parlour.app.table;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.look.Markup;
import parlour.app.navigation.Navigator;
import parlour.app.sheet.CopySheet;
import parlour.app.sheet.DisplayOptionsSheet;
import parlour.app.sheet.HelpSheet;
import parlour.app.sheet.LeaveGame;
import parlour.app.sheet.SettingsSheet;
import parlour.app.widget.Confirm;
import parlour.app.widget.Sheets;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/**
 * The dialogs over a table: its menu, its questions, and the curtain that hides it in hot seat
 * play.
 */
final class TableDialogs<S, M, V, E> {
    private final App app;
    private final GameSession<S, M, V, E> session;
    private final Navigator navigator;
    private final Sheets sheets;
    private final LeaveGame leaveGame;

    TableDialogs(App app, GameSession<S, M, V, E> session, Navigator navigator, Sheets sheets) {
        this.app = app;
        this.session = session;
        this.navigator = navigator;
        this.sheets = sheets;
        this.leaveGame = new LeaveGame(app, navigator.saves(), sheets);
    }

    void pause() {
        List<PauseSheet.Item> items = new ArrayList<>();
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
        items.add(item("help", "icon-help", this::help));
        if (!session.gameModule().displayOptions().isEmpty()) {
            items.add(item("table", "icon-settings", this::customs));
        }
        items.add(item("settings", "icon-settings", this::settings));
        items.add(item("quit", "icon-close", () -> leave(navigator::menu)));
        sheets.open(new PauseSheet(app, items));
    }

    private static PauseSheet.Item item(String key, String icon, Runnable then) {
        return new PauseSheet.Item("play.menu." + key, icon, then);
    }

    private void saveCopy() {
        sheets.open(new CopySheet(app, navigator.saves(), sheets));
    }

    private void changePlayers() {
        leaveGame.leave(() -> navigator.changePlayers(session));
    }

    void help() {
        sheets.open(new HelpSheet(app, List.of(session.gameModule()), session.gameModule()));
    }

    /** Opens the help at the keyboard shortcuts. */
    void keys() {
        explain("help.keys.title");
    }

    /** Opens the help at one of the game's own pages. */
    void explain(String title) {
        sheets.open(
                new HelpSheet(app, List.of(session.gameModule()), session.gameModule()).at(title));
    }

    private void customs() {
        sheets.open(new DisplayOptionsSheet(app, session.gameModule()));
    }

    private void settings() {
        sheets.open(new SettingsSheet(app));
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

    /** Asks whether to save before leaving. */
    void leave(Runnable then) {
        leaveGame.ask(then);
    }

    /** Covers the table until the person answers. */
    void curtain(String key, int person, Runnable answered) {
        String name = Markup.plain(session.setup().name(person));
        sheets.open(
                new Confirm(
                        app,
                        Phrase.of(key, name),
                        Phrase.of(key + ".text", name),
                        List.of(Confirm.Answer.safe(key + ".ok", answered))));
    }
}

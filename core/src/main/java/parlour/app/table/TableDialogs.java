package parlour.app.table;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.MoveWords;
import parlour.app.look.Markup;
import parlour.app.sheet.DisplayOptionsSheet;
import parlour.app.sheet.HelpSheet;
import parlour.app.sheet.SettingsSheet;
import parlour.app.widget.Confirm;
import parlour.app.widget.Sheets;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The dialogs over a table: its menu, its help, and the curtain that hides it in hot seat play. */
final class TableDialogs<S, M, V, E> {
    private final App app;
    private final GameSession<S, M, V, E> session;
    private final TableMode mode;
    private final Sheets sheets;

    TableDialogs(App app, GameSession<S, M, V, E> session, TableMode mode, Sheets sheets) {
        this.app = app;
        this.session = session;
        this.mode = mode;
        this.sheets = sheets;
    }

    void pause() {
        List<TableAction> items = new ArrayList<>(mode.menu());
        items.add(new TableAction("play.menu.help", "icon-help", this::help));
        if (!session.gameModule().displayOptions().isEmpty()) {
            items.add(new TableAction("play.menu.table", "icon-settings", this::customs));
        }
        items.add(new TableAction("play.menu.settings", "icon-settings", this::settings));
        items.add(mode.leave());
        sheets.open(new PauseSheet(app, items));
    }

    void help() {
        sheets.open(helpSheet());
    }

    private HelpSheet helpSheet() {
        HelpSheet sheet = new HelpSheet(app, List.of(session.gameModule()), session.gameModule());
        return mode.lesson().map(begin -> sheet.lesson(game -> begin.run())).orElse(sheet);
    }

    /** Opens the help at the keyboard shortcuts. */
    void keys() {
        explain("help.keys.title");
    }

    /** Opens the help at one of the game's own pages. */
    void explain(String title) {
        sheets.open(helpSheet().at(title));
    }

    /**
     * Shows what the coach has to say.
     *
     * @param takeBack takes the move back, where that is possible
     */
    void coach(MoveCoach.Finding<S, M> finding, Optional<Runnable> takeBack) {
        MoveWords<S, M, V, E> words =
                new MoveWords<>(app, session.gameModule().game(), session.rules(), session.setup());
        sheets.open(new CoachSheet<>(app, words, finding, takeBack));
    }

    private void customs() {
        sheets.open(new DisplayOptionsSheet(app, session.gameModule()));
    }

    private void settings() {
        sheets.open(new SettingsSheet(app));
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

package parlour.app.table;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.look.Markup;
import parlour.app.settings.Setting;
import parlour.app.widget.Focus;
import parlour.app.widget.Sheets;
import parlour.text.Phrase;

import java.util.Optional;

/** A screen with the table of a game, whether it is being played or watched again. */
public abstract class AbstractTableScreen<S, M, V, E> extends Screen {
    protected final Sheets sheets;

    /** The table, from the first time the screen is built on. */
    protected GameTable<V, M, E> table;

    protected TableLog<E> log;

    /** Whether the bars are out of date. */
    private boolean stale;

    /** Whether a sheet covered the table in the last frame, whose time then does not count. */
    private boolean covered;

    protected AbstractTableScreen(App app) {
        super(app);
        sheets = new Sheets(app, Focus.inSheets());
    }

    /** The game at the table. */
    public abstract GameSession<S, M, V, E> session();

    /** Advances what happens at the table, while nothing covers it. */
    protected abstract void pass(float seconds);

    /** Updates the bars. */
    protected abstract void showBars();

    /** Updates the controls for sound and pace. */
    protected abstract void showSettings();

    /** Handles a key while nothing covers the table; true when it was used. */
    protected abstract boolean pressed(int keycode);

    @Override
    public final Optional<Sheets> sheets() {
        return Optional.of(sheets);
    }

    @Override
    protected final void act(float seconds) {
        super.act(seconds);
        if (!sheets.isEmpty()) {
            covered = true;
            return;
        }
        float passed = covered ? seconds : app.frameScheduler().passed();
        covered = false;
        pass(passed);
        if (stale) {
            refresh();
        }
    }

    /** Marks the bars as out of date, to be updated in the next frame. */
    protected final void changed() {
        stale = true;
        app.frameScheduler().next();
    }

    protected final void refresh() {
        stale = false;
        showBars();
    }

    /** A phrase with the names of the players. */
    protected final String words(Phrase phrase) {
        return app.texts().say(phrase, seat -> Markup.plain(session().setup().name(seat)));
    }

    protected final void mute() {
        app.settings().muted(!app.settings().muted());
    }

    @Override
    protected final boolean key(int keycode) {
        return sheets.isEmpty() && pressed(keycode);
    }

    @Override
    protected final void deckChanged() {
        table.deckChanged();
    }

    @Override
    protected final float tallestCard() {
        return table.tallestCard() * stage().getHeight();
    }

    @Override
    protected void settingChanged(Setting setting) {
        super.settingChanged(setting);
        switch (setting) {
            case MUTED -> showSettings();
            case FOUR_COLOURS -> {
                log.rewrite();
                refresh();
            }
            case PACE -> {
                table.speed(app.settings().pace().speed());
                showSettings();
                changed();
            }
            case DISPLAY_OPTION -> app.refresh(); // which hands are open, and much else
            default -> {}
        }
    }
}

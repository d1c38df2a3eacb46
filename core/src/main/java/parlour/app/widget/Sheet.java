package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.text.Phrase;

/**
 * A sheet laid over a screen. Like a screen it keeps its own state and fills its actors from it,
 * and so it stays open when the screen under it is built anew.
 */
public abstract class Sheet {
    protected final Ui ui;
    private Sheets sheets;

    protected Sheet(Ui ui) {
        this.ui = ui;
    }

    protected abstract String title();

    /** Fills the sheet; what is too tall for the window scrolls. */
    protected abstract void fill(Table content);

    /** The buttons along the lower edge. */
    protected void buttons(Table row) {
        row.add(button("common.close", "sheet-done", "primary", this::close)).minWidth(140);
    }

    /** A button that is named after the key of what it says. */
    protected final PushButton button(String key, String style, Runnable action) {
        return button(key, key, style, action);
    }

    protected final PushButton button(String key, String name, String style, Runnable action) {
        PushButton button = new PushButton(ui, say(key), style, action);
        button.setName(name);
        return button;
    }

    /** Closes the sheet before something is done. */
    protected final Runnable closeThen(Runnable action) {
        return () -> {
            close();
            action.run();
        };
    }

    /** How wide it would like to be. */
    protected float width() {
        return 640;
    }

    /** How tall it is; 0 is as tall as its content needs. */
    protected float height() {
        return 0;
    }

    /** Whether its content scrolls when it is too tall; otherwise it sees to that itself. */
    protected boolean scrolls() {
        return true;
    }

    /** Whether a click beside it and a cross in its corner close it. */
    protected boolean dismissible() {
        return true;
    }

    /** What it looks after while it is open, once a frame. */
    protected void act() {}

    /** A setting changed while it is open, by a key perhaps. */
    protected void settingsChanged() {}

    /** It was closed, by whatever way. */
    protected void closed() {}

    public final void close() {
        if (sheets != null) {
            sheets.close(this);
        }
    }

    /** Fills it anew after its state changed. */
    protected final void refresh() {
        if (sheets != null) {
            sheets.refresh(this);
        }
    }

    void attach(Sheets owner) {
        sheets = owner;
    }

    protected final Skin skin() {
        return ui.look().skin();
    }

    protected final String say(String key, Object... args) {
        return ui.texts().say(Phrase.of(key, args));
    }
}

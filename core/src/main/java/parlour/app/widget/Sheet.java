package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.text.Phrase;

/**
 * A dialog over a screen. Like a screen it keeps its own state and fills its actors from it, so it
 * stays open when the screen under it is rebuilt.
 */
public abstract class Sheet {
    protected final Ui ui;
    private Sheets sheets;

    protected Sheet(Ui ui) {
        this.ui = ui;
    }

    protected abstract String title();

    /** Fills the sheet; content too tall for the window scrolls. */
    protected abstract void fill(Table content);

    /** Adds the buttons along the lower edge. */
    protected void buttons(Table row) {
        if (page()) {
            return; // the way back is in its bar
        }
        row.add(button("common.close", "sheet-done", "primary", this::close)).minWidth(140);
    }

    /** A button named after the key of its text. */
    protected final PushButton button(String key, String style, Runnable action) {
        return button(key, key, style, action);
    }

    protected final PushButton button(String key, String name, String style, Runnable action) {
        PushButton button = new PushButton(ui, say(key), style, action);
        button.setName(name);
        return button;
    }

    /** An action that closes the sheet first. */
    protected final Runnable closeThen(Runnable action) {
        return () -> {
            close();
            action.run();
        };
    }

    /** The preferred width. */
    protected float width() {
        return 640;
    }

    /** The height; 0 is as tall as the content needs. */
    protected float height() {
        return 0;
    }

    /** Whether content that is too tall scrolls; otherwise the sheet sees to that itself. */
    protected boolean scrolls() {
        return true;
    }

    /** Whether it fills the window of a phone; otherwise it is a dialog there too. */
    protected boolean fillsPhone() {
        return true;
    }

    /** Whether it fills the window now. */
    protected final boolean page() {
        return ui.shape().phone() && fillsPhone();
    }

    /** Whether it can be closed by a click outside it or with a close button. */
    protected boolean dismissible() {
        return true;
    }

    /** Called once a frame while the sheet is open. */
    protected void act() {}

    /** Called when a setting changes while the sheet is open, for example through a key. */
    protected void settingsChanged() {}

    /** Called when the sheet was closed, in any way. */
    protected void closed() {}

    public final void close() {
        if (sheets != null) {
            sheets.close(this);
        }
    }

    /** Fills the sheet again after its state has changed. */
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

package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.settings.Pace;
import parlour.app.widget.Dropdown;
import parlour.app.widget.IconButton;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** The bar above the table: the menu, the game's status, the pace, and tools for the player. */
final class TableBar extends Table {
    /** What the buttons do. */
    record Actions(
            Runnable menu,
            Runnable help,
            Consumer<Pace> pace,
            Runnable hint,
            Runnable undo,
            Runnable mute,
            Runnable log) {}

    private final App app;
    private final Label standing;
    private final Label hints;
    private final IconButton undo;
    private final IconButton mute;
    private final Dropdown paces;

    /**
     * @param person whether there is a person to offer hints and undo
     */
    TableBar(App app, Actions actions, boolean person) {
        this.app = app;
        setName("bar");
        standing = new Label("", app.look().skin(), "soft");
        standing.setAlignment(Align.left);
        standing.setEllipsis(true);
        hints = new Label("", app.look().skin(), "small-soft");
        hints.setName("hints");
        undo = icon("undo", "icon-undo", actions.undo());
        add(icon("menu", "icon-menu", actions.menu()));
        add(icon("help", "icon-help", actions.help()));
        add(standing).growX().minWidth(60).padLeft(10).padRight(10);
        paces = paces(actions);
        add(paces).minWidth(120).padRight(10);
        if (person) {
            if (app.settings().undo()) {
                add(undo);
            }
            add(icon("hint", "icon-hint", actions.hint()));
            add(hints).minWidth(16).left();
        }
        mute = icon("mute", sound(), actions.mute());
        add(mute);
        add(icon("log", "icon-log", actions.log()));
    }

    private String sound() {
        return app.settings().muted() ? "icon-mute" : "icon-sound";
    }

    /** Updates the mute button and the pace. */
    void settingChanged() {
        mute.icon(sound());
        paces.show(app.settings().pace().name());
    }

    void standing(String text) {
        standing.setText(text);
    }

    void hints(int used) {
        hints.setText(used == 0 ? "" : app.texts().say("play.hints", used));
    }

    void undoable(boolean possible) {
        undo.setDisabled(!possible);
    }

    private Dropdown paces(Actions actions) {
        List<Dropdown.Item> items = new ArrayList<>();
        for (Pace pace : Pace.values()) {
            String key = "play.pace." + pace.name().toLowerCase(Locale.ROOT);
            items.add(
                    new Dropdown.Item(
                            pace.name(), app.texts().say(key), app.texts().say(key + ".help")));
        }
        Dropdown dropdown =
                new Dropdown(
                        app,
                        items,
                        app.settings().pace().name(),
                        value -> actions.pace().accept(Pace.valueOf(value)));
        dropdown.setName("pace");
        Spoken.name(dropdown, app.texts().say("settings.pace.title"));
        return dropdown;
    }

    private IconButton icon(String name, String picture, Runnable does) {
        IconButton button = new IconButton(app, picture, app.texts().say("play.tip." + name), does);
        button.setName(name);
        return button;
    }
}

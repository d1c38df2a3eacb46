package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.look.WindowShape;
import parlour.app.settings.Pace;
import parlour.app.widget.Dropdown;
import parlour.app.widget.FittingLabel;
import parlour.app.widget.IconButton;

import java.util.OptionalInt;
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

    /** The letters of the standing on a phone. */
    private static final float LETTERS = 14;

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
        hints = new Label("", app.look().skin(), "small-soft");
        hints.setName("hints");
        undo = icon("undo", "icon-undo", actions.undo());
        mute = icon("mute", sound(), actions.mute());
        paces = PaceDropdown.make(app, actions.pace());
        boolean phone = app.shape().phone();
        standing = phone ? shortStanding() : longStanding();
        if (phone) {
            slim(actions, person);
        } else {
            wide(actions, person);
        }
    }

    private Label longStanding() {
        Label label = new Label("", app.look().skin(), "soft");
        label.setAlignment(Align.left);
        label.setEllipsis(true);
        return label;
    }

    private Label shortStanding() {
        LabelStyle style = app.look().skin().get("small-soft", LabelStyle.class);
        return new FittingLabel("", style, LETTERS, FittingLabel.First.WRAPPED);
    }

    /** Everything side by side. */
    private void wide(Actions actions, boolean person) {
        add(icon("menu", "icon-menu", actions.menu()));
        add(icon("help", "icon-help", actions.help()));
        add(standing).growX().minWidth(60).padLeft(10).padRight(10);
        add(paces).minWidth(120).padRight(10);
        if (person) {
            if (app.settings().undo()) {
                add(undo);
            }
            add(icon("hint", "icon-hint", actions.hint()));
            add(hints).minWidth(16).left();
        }
        add(mute);
        add(icon("log", "icon-log", actions.log()));
    }

    /**
     * The buttons alone, in a row or, on a phone held sideways, in a column; the pace and the sound
     * are in the settings.
     */
    private void slim(Actions actions, boolean person) {
        boolean upright = app.shape() == WindowShape.PORTRAIT;
        button(icon("menu", "icon-menu", actions.menu()), upright);
        button(icon("help", "icon-help", actions.help()), upright);
        if (upright) {
            add(standing).grow().minWidth(0).pad(0, 4, 0, 4);
        } else {
            add().expandY().row();
        }
        if (person && app.settings().undo()) {
            button(undo, upright);
        }
        if (person) {
            button(icon("hint", "icon-hint", actions.hint()), upright);
        }
        button(icon("log", "icon-log", actions.log()), upright);
    }

    private void button(IconButton button, boolean inRow) {
        add(button).size(WindowShape.FINGERTIP);
        if (!inRow) {
            row();
        }
    }

    /** The label with the game's standing, which a phone held sideways shows elsewhere. */
    Label standing() {
        return standing;
    }

    private String sound() {
        return app.settings().muted() ? "icon-mute" : "icon-sound";
    }

    /** Updates the mute button and the pace. */
    void settingChanged() {
        mute.icon(sound());
        paces.show(app.settings().pace().name());
    }

    /** Shows how the game stands, and how many hints were given or are left. */
    void standing(String text, int hintsUsed, OptionalInt hintsLeft) {
        String count = hints(hintsUsed, hintsLeft);
        hints.setText(count);
        boolean together = app.shape().phone() && !count.isEmpty();
        standing.setText(together ? text + "\n" + count : text);
    }

    private String hints(int used, OptionalInt left) {
        if (left.isPresent()) {
            return app.texts().say("play.hints.left", left.getAsInt());
        }
        return used == 0 ? "" : app.texts().say("play.hints", used);
    }

    void undoable(boolean possible) {
        undo.setDisabled(!possible);
    }

    private IconButton icon(String name, String picture, Runnable does) {
        IconButton button = new IconButton(app, picture, app.texts().say("play.tip." + name), does);
        button.setName(name);
        return button;
    }
}

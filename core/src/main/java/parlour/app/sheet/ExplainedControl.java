package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.accessibility.Spoken;
import parlour.app.look.WindowShape;
import parlour.app.widget.Switch;
import parlour.app.widget.Ui;
import parlour.app.widget.VolumeSlider;

/**
 * A control with its title and a line of explanation: next to them, or below if it is wide or the
 * window narrow. A click on the words of a switch turns it.
 */
public final class ExplainedControl extends Table {
    /**
     * @param help what the explanation needs to name
     */
    public ExplainedControl(Ui ui, String key, Actor control, boolean wide, Object... help) {
        Table words = new Table();
        words.left();
        words.add(wrapped(ui, key + ".title", "strong")).growX().row();
        words.add(wrapped(ui, key + ".help", "small-soft", help)).growX().padTop(1);
        if (control instanceof Switch flag) {
            words.setTouchable(Touchable.enabled);
            words.addListener(flag.pressedBy());
        }
        Spoken.name(control, ui.texts().say(key + ".title"), ui.texts().say(key + ".help", help));
        Spoken.silence(words);
        add(words).growX().left();
        boolean narrow = ui.shape() == WindowShape.PORTRAIT && !(control instanceof Switch);
        if (wide || narrow) {
            row();
            add(control).growX().padTop(7);
        } else {
            add(control).padLeft(14).minWidth(control instanceof VolumeSlider ? 260 : 0);
        }
        if (ui.shape().phone()) {
            getCell(words).minHeight(WindowShape.FINGERTIP);
            getCell(control).minHeight(WindowShape.FINGERTIP);
        }
    }

    private static Label wrapped(Ui ui, String key, String style, Object... args) {
        Label label = new Label(ui.texts().say(key, args), ui.look().skin(), style);
        label.setWrap(true);
        return label;
    }
}

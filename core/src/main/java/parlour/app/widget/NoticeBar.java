package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;

/** A message along the lower edge of the screen, with buttons for what can be done about it. */
public final class NoticeBar extends Table {
    public NoticeBar(Ui ui, String text) {
        setName("notice");
        setBackground(ui.look().patch("panel"));
        setTouchable(Touchable.enabled);
        Label label = new Notice(ui, text);
        label.setName("notice-text");
        label.setWrap(true);
        add(label).growX().minWidth(0).padRight(14);
    }

    /** The message, which is announced. */
    private static final class Notice extends Label implements Accessible {
        Notice(Ui ui, String text) {
            super(text, ui.look().skin());
        }

        @Override
        public void describe(Description to) {
            to.text(getText().toString(), true);
        }
    }

    /** Adds a button. */
    public NoticeBar button(Ui ui, String name, String text, String icon, Runnable action) {
        PushButton button = new PushButton(ui, text, "default", action).icon(icon);
        button.setName(name);
        add(button).height(ui.shape().pressable(40));
        return this;
    }

    /** Adds a close button. */
    public NoticeBar closing(Ui ui, Runnable action) {
        IconButton close = new IconButton(ui, "icon-close", ui.texts().say("common.close"), action);
        close.setName("notice-close");
        add(close).padLeft(6);
        return this;
    }
}

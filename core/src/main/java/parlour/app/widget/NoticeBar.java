package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;

/** A sentence along the lower edge, with what can be done about it. */
public final class NoticeBar extends Table {
    public NoticeBar(App app, String text) {
        setName("notice");
        setBackground(app.look().patch("panel"));
        setTouchable(Touchable.enabled);
        Label label = new Label(text, app.look().skin());
        label.setName("notice-text");
        label.setWrap(true);
        add(label).growX().minWidth(0).padRight(14);
    }

    /** Adds something that can be done. */
    public NoticeBar button(App app, String name, String text, String icon, Runnable action) {
        PushButton button = new PushButton(app, text, "default", action).icon(icon);
        button.setName(name);
        add(button).height(40);
        return this;
    }

    /** Adds a cross that takes it away. */
    public NoticeBar closing(App app, Runnable action) {
        IconButton close =
                new IconButton(app, "icon-close", app.texts().say("common.close"), action);
        close.setName("notice-close");
        add(close).padLeft(6);
        return this;
    }
}

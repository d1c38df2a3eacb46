package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.ui.Button;

import parlour.app.App;

/** A line of a list that can be pressed. */
public final class ListRow extends Button implements Pressable {
    private final Runnable action;

    public ListRow(App app, Runnable action) {
        super(style(app));
        this.action = action;
        pad(6, 12, 6, 12);
        addListener(Clicks.pressing(this));
    }

    private static ButtonStyle style(App app) {
        ButtonStyle style = new ButtonStyle();
        style.over = app.look().patch("list-row-over");
        style.down = style.over;
        style.focused = app.look().patch("list-row-over", app.look().color("goldLight"));
        return style;
    }

    @Override
    public void press() {
        action.run();
    }
}

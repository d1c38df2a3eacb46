package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.ui.Button;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.look.Look;

/** A row of a list that can be pressed. */
public final class ListRow extends Button implements Pressable, Accessible {
    private final Runnable action;
    private final float least;

    public ListRow(Ui ui, Runnable action) {
        super(style(ui.look()));
        this.action = action;
        least = ui.shape().pressable(0);
        pad(6, 12, 6, 12);
        addListener(Clicks.pressing(this));
    }

    private static ButtonStyle style(Look look) {
        ButtonStyle style = new ButtonStyle();
        style.over = look.patch("list-row-over");
        style.down = style.over;
        style.focused = look.patch("list-row-over", look.color("goldLight"));
        return style;
    }

    @Override
    public void describe(Description to) {
        to.button(String.join(", ", StageReader.texts(this)), !isDisabled(), this::press);
    }

    @Override
    public float getPrefHeight() {
        return Math.max(least, super.getPrefHeight());
    }

    @Override
    public void press() {
        action.run();
    }
}

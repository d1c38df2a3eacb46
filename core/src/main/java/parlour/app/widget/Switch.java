package parlour.app.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;

import java.util.function.Consumer;

/** An on/off switch; a lock stands beside one that cannot be turned. */
public final class Switch extends Widget implements Pressable, Adjustable, Disableable, Accessible {
    private static final float SIZE = 32;
    private static final float RING = 6;
    private static final float LOCK = 18;

    private final Ui ui;
    private final Consumer<Boolean> listener;
    private final Drawable off;
    private final Drawable on;
    private final Drawable focused;
    private final Drawable over;
    private final Drawable lock;
    private final ClickListener click;
    private boolean value;
    private boolean disabled;

    public Switch(Ui ui, boolean value, Consumer<Boolean> listener) {
        this.ui = ui;
        this.value = value;
        this.listener = listener;
        off = ui.look().picture("check-off");
        on = ui.look().picture("check-on");
        focused = ui.look().patch("button-quiet-focus");
        over = ui.look().patch("list-row-over");
        lock = ui.look().picture("icon-lock", ui.look().color("creamSoft"));
        setSize(getPrefWidth(), getPrefHeight());
        click = Clicks.pressing(this);
        addListener(click);
    }

    public boolean on() {
        return value;
    }

    /** Makes clicks on something else, such as its label, press the switch. */
    public ClickListener pressedBy() {
        return Clicks.pressing(this);
    }

    /** Shows another value without notifying the listener. */
    public void show(boolean shown) {
        value = shown;
    }

    @Override
    public void describe(Description to) {
        to.toggle(value, !disabled, this::press);
    }

    @Override
    public void press() {
        Clicks.press(ui, !disabled, this::turn);
    }

    private void turn() {
        value = !value;
        listener.accept(value);
    }

    @Override
    public void adjust(int steps) {
        if (value != steps > 0) {
            press();
        }
    }

    @Override
    public void setDisabled(boolean isDisabled) {
        if (disabled != isDisabled) {
            disabled = isDisabled;
            invalidateHierarchy();
        }
    }

    @Override
    public boolean isDisabled() {
        return disabled;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        batch.setColor(1, 1, 1, parentAlpha * getColor().a * (disabled ? 0.5f : 1));
        float x = getX() + getWidth() - RING - SIZE;
        float y = getY() + (getHeight() - SIZE) / 2;
        float wide = SIZE + 2 * RING;
        if (hasKeyboardFocus()) {
            focused.draw(batch, x - RING, y - RING, wide, wide);
        } else if (click.isOver() && !disabled) {
            over.draw(batch, x - RING, y - RING, wide, wide);
        }
        (value ? on : off).draw(batch, x, y, SIZE, SIZE);
        if (disabled) {
            batch.setColor(1, 1, 1, parentAlpha * getColor().a);
            lock.draw(batch, x - LOCK - RING, y + (SIZE - LOCK) / 2, LOCK, LOCK);
        }
    }

    @Override
    public float getPrefWidth() {
        return SIZE + 2 * RING + (disabled ? LOCK : 0);
    }

    @Override
    public float getPrefHeight() {
        return SIZE + 2 * RING;
    }
}

package parlour.app.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.scenes.scene2d.utils.Disableable;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.look.Sounds.Cue;

import java.util.function.Consumer;

/** An on/off switch. */
public final class Switch extends Widget implements Pressable, Adjustable, Disableable {
    private static final float SIZE = 32;
    private static final float RING = 6;

    private final Ui ui;
    private final Consumer<Boolean> listener;
    private final Drawable off;
    private final Drawable on;
    private final Drawable focused;
    private final Drawable over;
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
        setSize(getPrefWidth(), getPrefHeight());
        click = Clicks.pressing(this);
        addListener(click);
    }

    public boolean on() {
        return value;
    }

    /** Shows another value without notifying the listener. */
    public void show(boolean shown) {
        value = shown;
    }

    @Override
    public void press() {
        if (disabled) {
            ui.sounds().play(Cue.REFUSE);
            return;
        }
        ui.sounds().play(Cue.CLICK);
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
        disabled = isDisabled;
    }

    @Override
    public boolean isDisabled() {
        return disabled;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        batch.setColor(1, 1, 1, parentAlpha * getColor().a * (disabled ? 0.5f : 1));
        float x = getX() + (getWidth() - SIZE) / 2;
        float y = getY() + (getHeight() - SIZE) / 2;
        float wide = SIZE + 2 * RING;
        if (hasKeyboardFocus()) {
            focused.draw(batch, x - RING, y - RING, wide, wide);
        } else if (click.isOver() && !disabled) {
            over.draw(batch, x - RING, y - RING, wide, wide);
        }
        (value ? on : off).draw(batch, x, y, SIZE, SIZE);
    }

    @Override
    public float getPrefWidth() {
        return SIZE + 2 * RING;
    }

    @Override
    public float getPrefHeight() {
        return SIZE + 2 * RING;
    }
}

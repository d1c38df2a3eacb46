package parlour.app.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Description;
import parlour.app.look.Sounds.Cue;

import java.util.function.IntConsumer;

/** The volume slider; changes are audible at once, and saved when the slider is released. */
public final class VolumeSlider extends Slider implements Adjustable, Accessible {
    private static final int KEY_STEP = 5;

    private final Ui ui;
    private final IntConsumer kept;
    private final Drawable ring;
    private boolean dragged;

    /**
     * @param volume from 0 to 100
     * @param heard receives each volume while the slider is dragged
     * @param kept receives the volume at which it is released
     */
    public VolumeSlider(Ui ui, int volume, IntConsumer heard, IntConsumer kept) {
        super(0, 100, 1, false, ui.look().skin());
        this.ui = ui;
        this.kept = kept;
        ring = ui.look().patch("ring", ui.look().color("focus"));
        setValue(volume);
        addListener(
                new InputListener() {
                    @Override
                    public boolean touchDown(
                            InputEvent event, float x, float y, int pointer, int button) {
                        event.stop(); // a finger on it does not scroll what is around
                        return false;
                    }
                });
        addListener(
                new ChangeListener() {
                    @Override
                    public void changed(ChangeEvent event, Actor actor) {
                        heard.accept(Math.round(getValue()));
                        dragged = true;
                    }
                });
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (dragged && !isDragging()) {
            dragged = false;
            kept.accept(Math.round(getValue()));
            ui.sounds().play(Cue.PLACE);
        }
    }

    @Override
    public void describe(Description to) {
        int steps = Math.round(getValue() / KEY_STEP);
        int most = Math.round(getMaxValue() / KEY_STEP);
        to.range(
                0, most, steps, Math.round(getValue()) + " %", moved -> setValue(moved * KEY_STEP));
    }

    @Override
    public void adjust(int steps) {
        setValue(getValue() + steps * KEY_STEP);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        super.draw(batch, parentAlpha);
        if (hasKeyboardFocus()) {
            ring.draw(batch, getX() - 8, getY() - 5, getWidth() + 16, getHeight() + 10);
        }
    }
}

package parlour.app.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.App;
import parlour.app.look.Sounds.Cue;

/** How loud the sounds are; heard at once, kept when the slider is let go. */
public final class VolumeSlider extends Slider implements Adjustable {
    private static final int KEY_STEP = 5;

    private final App app;
    private final Drawable ring;
    private boolean dragged;

    public VolumeSlider(App app) {
        super(0, 100, 1, false, app.look().skin());
        this.app = app;
        ring = app.look().patch("ring", app.look().color("focus"));
        setValue(app.settings().volume());
        addListener(
                new ChangeListener() {
                    @Override
                    public void changed(ChangeEvent event, Actor actor) {
                        app.sounds().volume(app.settings().muted() ? 0 : getValue() / 100);
                        dragged = true;
                    }
                });
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (dragged && !isDragging()) {
            dragged = false;
            app.settings().volume(Math.round(getValue()));
            app.sounds().play(Cue.PLACE);
        }
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

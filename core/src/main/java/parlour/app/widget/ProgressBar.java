package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.look.Look;

/** A progress bar. */
public final class ProgressBar extends Widget {
    private static final float THICK = 6;
    private static final float LEAST = 6;

    private final Drawable track;
    private final Drawable filled;
    private final float share;

    /**
     * @param share from 0 to 1
     */
    public ProgressBar(Look look, float share, String color) {
        this.share = Math.max(0, Math.min(1, share));
        track = look.patch("bar", look.color("field"));
        filled = look.patch("bar", look.color(color));
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        batch.setColor(1, 1, 1, getColor().a * parentAlpha);
        float y = getY() + (getHeight() - THICK) / 2;
        track.draw(batch, getX(), y, getWidth(), THICK);
        if (share > 0) {
            filled.draw(batch, getX(), y, Math.max(LEAST, getWidth() * share), THICK);
        }
        batch.setColor(Color.WHITE);
    }

    @Override
    public float getPrefHeight() {
        return THICK;
    }
}

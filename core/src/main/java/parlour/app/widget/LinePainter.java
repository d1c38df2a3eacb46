package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;

import parlour.app.look.Look;

/** Draws lines, frames and arrows of one colour; where they are is up to the caller. */
public final class LinePainter {
    /** The length of an arrow's head, in thicknesses of its line. */
    private static final float HEAD = 3.6f;

    /** How far the barbs of an arrow's head spread, in degrees. */
    private static final float SPREAD = 145;

    /** A slanting line has an edge of so many units, fainter than itself, which hides its steps. */
    private static final float EDGE = 0.7f;

    private static final float FAINT = 0.35f;

    private final TextureRegion white;

    public LinePainter(Look look) {
        white = look.picture("white").getRegion();
    }

    /**
     * @param alpha of the whole picture; the colour may have one of its own
     */
    public void line(
            Batch batch,
            Color color,
            float alpha,
            float x1,
            float y1,
            float x2,
            float y2,
            float thick) {
        float length = (float) Math.hypot(x2 - x1, y2 - y1);
        float angle = angle(x1, y1, x2, y2);
        if (x1 != x2 && y1 != y2) {
            batch.setColor(color.r, color.g, color.b, color.a * alpha * FAINT);
            draw(batch, x1, y1, length, thick + 2 * EDGE, angle);
        }
        batch.setColor(color.r, color.g, color.b, color.a * alpha);
        draw(batch, x1, y1, length, thick, angle);
    }

    private static float angle(float x1, float y1, float x2, float y2) {
        return MathUtils.atan2(y2 - y1, x2 - x1) * MathUtils.radiansToDegrees;
    }

    private void draw(Batch batch, float x, float y, float length, float thick, float angle) {
        batch.draw(white, x, y - thick / 2, 0, thick / 2, length, thick, 1, 1, angle);
    }

    /** A rectangle's edge, inside of it. */
    public void frame(
            Batch batch,
            Color color,
            float alpha,
            float x,
            float y,
            float width,
            float height,
            float thick) {
        batch.setColor(color.r, color.g, color.b, color.a * alpha);
        batch.draw(white, x, y, width, thick);
        batch.draw(white, x, y + height - thick, width, thick);
        batch.draw(white, x, y + thick, thick, height - 2 * thick);
        batch.draw(white, x + width - thick, y + thick, thick, height - 2 * thick);
    }

    /** A line with a head at its end. */
    public void arrow(
            Batch batch,
            Color color,
            float alpha,
            float x1,
            float y1,
            float x2,
            float y2,
            float thick) {
        line(batch, color, alpha, x1, y1, x2, y2, thick);
        float angle = angle(x1, y1, x2, y2);
        draw(batch, x2, y2, HEAD * thick, thick, angle + SPREAD);
        draw(batch, x2, y2, HEAD * thick, thick, angle - SPREAD);
    }
}

package parlour.app.widget;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

import parlour.app.look.Look;

/**
 * Lets scrolled content fade into its background where it goes on above or below, so that no line
 * of a text looks cut off by mistake.
 */
final class FadedEdges {
    /** About a line and a half of small text. */
    private static final float HIGH = 26;

    private static final int VERTEX = 5;

    private final TextureRegion white;
    private final Color background;
    private final float[] vertices = new float[4 * VERTEX];

    FadedEdges(Look look, Color background) {
        white = look.picture("white").getRegion();
        this.background = background;
    }

    /**
     * How strong an edge is: content that ends there has none.
     *
     * @param hidden how much of the content lies beyond it
     */
    static float strength(float hidden) {
        return Math.max(0, Math.min(1, hidden / HIGH));
    }

    /**
     * @param above how much of the content lies above what is shown
     * @param below how much lies below
     */
    void draw(
            Batch batch,
            float alpha,
            float x,
            float y,
            float wide,
            float high,
            float above,
            float below) {
        edge(batch, alpha * strength(below), x, y, wide, HIGH);
        edge(batch, alpha * strength(above), x, y + high, wide, -HIGH);
    }

    /**
     * @param high from the edge inwards
     */
    private void edge(Batch batch, float alpha, float x, float y, float wide, float high) {
        if (alpha == 0) {
            return;
        }
        float full = Color.toFloatBits(background.r, background.g, background.b, alpha);
        float clear = Color.toFloatBits(background.r, background.g, background.b, 0);
        vertex(0, x, y, full);
        vertex(1, x, y + high, clear);
        vertex(2, x + wide, y + high, clear);
        vertex(3, x + wide, y, full);
        batch.draw(white.getTexture(), vertices, 0, vertices.length);
    }

    private void vertex(int corner, float x, float y, float color) {
        int at = corner * VERTEX;
        vertices[at] = x;
        vertices[at + 1] = y;
        vertices[at + 2] = color;
        vertices[at + 3] = (white.getU() + white.getU2()) / 2;
        vertices[at + 4] = (white.getV() + white.getV2()) / 2;
    }
}

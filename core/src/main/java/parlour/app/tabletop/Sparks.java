package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;

/** A burst of sparks that fly apart, fall and go out. */
public final class Sparks {
    private static final int MOST = 64;
    private static final float SECONDS = 0.9f;
    private static final float FALL = 420;

    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final float[] speedX = new float[MOST];
    private final float[] speedY = new float[MOST];
    private final float[] size = new float[MOST];
    private float left;
    private TextureRegion spark;
    private Color color = Color.WHITE;

    void restyle(TextureRegion picture, Color tint) {
        spark = picture;
        color = tint;
    }

    /** Starts a burst of the given width at a point. */
    public void burst(float fromX, float fromY, float wide) {
        left = SECONDS;
        for (int i = 0; i < MOST; i++) {
            // The golden angle spreads them evenly without random numbers.
            float angle = i * 2.39996f;
            float speed = wide * (0.25f + 0.75f * (i * 7 % MOST) / MOST);
            x[i] = fromX + MathUtils.cos(angle) * wide * 0.12f;
            y[i] = fromY + MathUtils.sin(angle) * wide * 0.06f;
            speedX[i] = MathUtils.cos(angle) * speed;
            speedY[i] = MathUtils.sin(angle) * speed * 0.6f + wide * 0.28f;
            size[i] = 7 + i * 5 % 13;
        }
    }

    public void stop() {
        left = 0;
    }

    /** Advances the sparks; returns whether any are still visible. */
    boolean advance(float seconds) {
        if (left <= 0) {
            return false;
        }
        left -= seconds;
        for (int i = 0; i < MOST; i++) {
            speedY[i] -= FALL * seconds;
            x[i] += speedX[i] * seconds;
            y[i] += speedY[i] * seconds;
        }
        return true;
    }

    void draw(Batch batch, float offsetX, float offsetY, float alpha) {
        if (left <= 0) {
            return;
        }
        float life = left / SECONDS;
        batch.setColor(color.r, color.g, color.b, alpha * Math.min(1, life * 1.6f));
        for (int i = 0; i < MOST; i++) {
            float now = size[i] * (0.4f + 0.6f * life);
            batch.draw(spark, offsetX + x[i] - now / 2, offsetY + y[i] - now / 2, now, now);
        }
    }
}

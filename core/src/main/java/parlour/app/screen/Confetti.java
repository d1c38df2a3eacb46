package parlour.app.screen;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;

import parlour.app.App;
import parlour.engine.Rng;

/** A short shower of golden sparks for the winners; removes itself when done. */
final class Confetti extends Widget {
    private static final int COUNT = 160;
    private static final float SECONDS = 4;

    private final App app;
    private final TextureRegion spark;
    private final Color[] colors;
    private final float[] x = new float[COUNT];
    private final float[] delay = new float[COUNT];
    private final float[] fall = new float[COUNT];
    private final float[] size = new float[COUNT];
    private float time;

    Confetti(App app) {
        this.app = app;
        spark = app.cards().region("spark");
        colors =
                new Color[] {
                    app.look().color("goldLight"),
                    app.look().color("gold"),
                    app.look().color("cream")
                };
        Rng rng = new Rng(app.platform().seed().orElse(1));
        for (int i = 0; i < COUNT; i++) {
            x[i] = rng.below(1000) / 1000f;
            delay[i] = rng.below(1000) / 1000f * SECONDS * 0.45f;
            fall[i] = 0.35f + rng.below(1000) / 1000f * 0.5f;
            size[i] = 12 + rng.below(20);
        }
        setFillParent(true);
        setTouchable(Touchable.disabled);
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        time += delta;
        if (time > SECONDS) {
            remove();
        }
        app.frameScheduler().next();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float fade = Math.min(1, (SECONDS - time) / 0.8f);
        for (int i = 0; i < COUNT; i++) {
            float age = time - delay[i];
            if (age < 0) {
                continue;
            }
            Color color = colors[i % colors.length];
            float twinkle = 0.6f + 0.4f * MathUtils.sin(age * 9 + i);
            batch.setColor(color.r, color.g, color.b, parentAlpha * fade * twinkle);
            float sway = 14 * MathUtils.sin(age * 2 + i);
            float y = getHeight() * (1.03f - fall[i] * age * 0.5f);
            batch.draw(spark, x[i] * getWidth() + sway, y, size[i], size[i]);
        }
    }
}

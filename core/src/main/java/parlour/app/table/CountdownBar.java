package parlour.app.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.App;

/**
 * The time left for a move, along the main button: a shrinking bar, and one block for each of the
 * last seconds, so that nobody has to tell colours apart. It is gone when no person is to move.
 */
final class CountdownBar extends Widget {
    private static final float CALM_HEIGHT = 4;
    private static final float GAP = 6;

    private final Countdown countdown;
    private final Drawable bar;
    private final Color calm;
    private final Color hurry;

    CountdownBar(App app, Countdown countdown) {
        this.countdown = countdown;
        bar = app.look().patch("bar");
        calm = app.look().color("gold");
        hurry = app.look().color("bad");
        setName("countdown");
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (!countdown.running()) {
            return;
        }
        if (countdown.hurries()) {
            batch.setColor(hurry);
            blocks(batch, countdown.seconds());
        } else {
            batch.setColor(calm);
            float y = getY() + (getHeight() - CALM_HEIGHT) / 2;
            bar.draw(batch, getX(), y, getWidth() * countdown.share(), CALM_HEIGHT);
        }
        batch.setColor(Color.WHITE);
    }

    private void blocks(Batch batch, int left) {
        float wide = (getWidth() + GAP) / Countdown.HURRY_SECONDS;
        for (int i = 0; i < left; i++) {
            bar.draw(batch, getX() + i * wide, getY(), wide - GAP, getHeight());
        }
    }
}

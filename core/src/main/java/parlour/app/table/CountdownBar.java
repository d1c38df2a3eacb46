package parlour.app.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.App;

/** The time left for a move, as a shrinking bar with the seconds beside it. */
final class CountdownBar extends Table {
    private static final float HURRY_SECONDS = 5;
    private static final float THICK = 6;

    private final Countdown countdown;
    private final Label seconds;
    private final Drawable bar;
    private final Color calm;
    private final Color hurry;
    private int said = -1;

    CountdownBar(App app, Countdown countdown) {
        this.countdown = countdown;
        seconds = new Label("", app.look().skin(), "small");
        bar = app.look().patch("bar");
        calm = app.look().color("gold");
        hurry = app.look().color("bad");
        setVisible(countdown.limited());
        add(seconds).expand().top().right();
    }

    private void write() {
        int now = (int) Math.ceil(countdown.left());
        if (now != said) {
            said = now;
            seconds.setText(now);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        write();
        super.draw(batch, parentAlpha);
        batch.setColor(countdown.left() < HURRY_SECONDS ? hurry : calm);
        bar.draw(batch, getX(), getY(), getWidth() * countdown.share(), THICK);
        batch.setColor(Color.WHITE);
    }
}

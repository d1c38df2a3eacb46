package parlour.app.table;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import parlour.app.App;
import parlour.app.accessibility.Spoken;

/** The seconds left for a move; the last ones are written large. */
final class TimeLeft extends Label {
    private final Countdown countdown;
    private final LabelStyle calm;
    private final LabelStyle hurry;
    private int written = -1;

    TimeLeft(App app, Countdown countdown) {
        super("", app.look().skin(), "small");
        this.countdown = countdown;
        calm = getStyle();
        hurry = app.look().skin().get("heading", LabelStyle.class);
        setName("time-left");
        Spoken.silence(this);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        int now = countdown.running() ? countdown.seconds() : 0;
        if (now != written) {
            written = now;
            setStyle(countdown.hurries() ? hurry : calm);
            setText(now == 0 ? "" : String.valueOf(now));
        }
        super.draw(batch, parentAlpha);
    }
}

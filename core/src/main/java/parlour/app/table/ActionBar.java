package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.widget.PushButton;

/** Below the table: what was played last or is wrong, and the button that says what it will do. */
final class ActionBar extends Table {
    private final App app;
    private final Label status;
    private final PushButton act;
    private final PushButton clear;
    private final CountdownBar countdown;
    private Runnable action = () -> {};

    ActionBar(App app, Countdown countdown, Runnable clearing) {
        this.app = app;
        setName("actions");
        status = new Label("", app.look().skin());
        status.setAlignment(Align.center);
        status.setEllipsis(true);
        status.setName("status");
        act = new PushButton(app, "", "primary", () -> action.run());
        act.setName("act");
        clear = new PushButton(app, app.texts().say("play.clear"), "default", clearing);
        clear.setName("clear");
        this.countdown = new CountdownBar(app, countdown);
        add(status).colspan(3).growX().height(26).row();
        add(this.countdown).width(120).height(30).right().padRight(14).expandX();
        add(act).width(360).height(46);
        add(clear).width(120).height(42).left().padLeft(14).expandX();
    }

    /** What the main button says and does; disabled while it can do nothing. */
    void offer(String label, boolean enabled, boolean clearable, Runnable does) {
        act.setText(label);
        act.setDisabled(!enabled);
        clear.setVisible(clearable);
        action = does;
    }

    void say(String sentence, boolean bad) {
        status.setStyle(app.look().skin().get(bad ? "bad" : "default", Label.LabelStyle.class));
        status.setText(sentence);
    }
}

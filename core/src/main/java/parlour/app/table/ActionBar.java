package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;

/** Below the table: what was played last or is wrong, and the button that says what it will do. */
final class ActionBar extends Table {
    private final App app;
    private final Label status;
    private final TextButton act;
    private final TextButton clear;
    private final CountdownBar countdown;
    private Runnable action = () -> {};

    ActionBar(App app, Countdown countdown, Runnable clearing) {
        this.app = app;
        setName("actions");
        status = new Label("", app.look().skin());
        status.setAlignment(Align.center);
        status.setEllipsis(true);
        status.setName("status");
        act = new TextButton("", app.look().skin(), "primary");
        act.setName("act");
        clear = new TextButton(app.texts().say("play.clear"), app.look().skin());
        clear.setName("clear");
        this.countdown = new CountdownBar(app, countdown);
        onChange(act, () -> action.run());
        onChange(clear, clearing);
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

    private static void onChange(Actor actor, Runnable does) {
        actor.addListener(
                new ChangeListener() {
                    @Override
                    public void changed(ChangeEvent event, Actor changed) {
                        does.run();
                    }
                });
    }
}

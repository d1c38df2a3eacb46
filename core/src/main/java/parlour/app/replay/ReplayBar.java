package parlour.app.replay;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.look.WindowShape;
import parlour.app.settings.Pace;
import parlour.app.table.PaceDropdown;
import parlour.app.widget.Dropdown;
import parlour.app.widget.FittingLabel;
import parlour.app.widget.IconButton;

import java.util.function.Consumer;

/** The bar above a replay: the way back, how the game stood, the pace and the log. */
final class ReplayBar extends Table {
    /** What the buttons do. */
    record Actions(Runnable leave, Consumer<Pace> pace, Runnable mute, Runnable log) {}

    /** The letters of the standing on a phone. */
    private static final float LETTERS = 14;

    private final App app;
    private final Label standing;
    private final IconButton mute;
    private final Dropdown paces;

    ReplayBar(App app, Actions actions) {
        this.app = app;
        setName("bar");
        LabelStyle small = app.look().skin().get("small-soft", LabelStyle.class);
        standing =
                app.shape().phone()
                        ? new FittingLabel("", small, LETTERS, FittingLabel.First.WRAPPED)
                        : new Label("", app.look().skin(), "soft");
        standing.setName("standing");
        IconButton leave = icon("leave", "icon-left", "replay.tip.leave", actions.leave());
        mute = icon("mute", sound(), "play.tip.mute", actions.mute());
        IconButton log = icon("log", "icon-log", "play.tip.log", actions.log());
        paces = PaceDropdown.make(app, actions.pace());
        switch (app.shape()) {
            case DESKTOP -> {
                standing.setAlignment(Align.left);
                standing.setEllipsis(true);
                add(leave);
                add(standing).growX().minWidth(60).padLeft(10).padRight(10);
                add(paces).minWidth(120).padRight(10);
                add(mute);
                add(log);
            }
            case PORTRAIT -> {
                add(leave).size(WindowShape.FINGERTIP);
                add(standing).grow().minWidth(0).pad(0, 4, 0, 4);
                add(log).size(WindowShape.FINGERTIP);
            }
            case LANDSCAPE -> {
                add(leave).size(WindowShape.FINGERTIP).row();
                add().expandY().row();
                add(log).size(WindowShape.FINGERTIP);
            }
        }
    }

    private IconButton icon(String name, String picture, String key, Runnable action) {
        IconButton button = new IconButton(app, picture, app.texts().say(key), action);
        button.setName(name);
        return button;
    }

    private String sound() {
        return app.settings().muted() ? "icon-mute" : "icon-sound";
    }

    /** The label with the game's standing, which a phone held sideways shows elsewhere. */
    Label standing() {
        return standing;
    }

    /** Updates the mute button and the pace. */
    void settingChanged() {
        mute.icon(sound());
        paces.show(app.settings().pace().name());
    }
}

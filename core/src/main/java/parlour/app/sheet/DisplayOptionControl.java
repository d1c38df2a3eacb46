package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.App;
import parlour.app.settings.DisplayOption;

/** The control for a display option of a game; what is chosen is kept in the settings. */
public final class DisplayOptionControl {
    private final App app;
    private final String game;
    private final DisplayOption displayOption;
    private final OptionControl control;

    /**
     * @param changed runs after the setting has changed
     */
    public DisplayOptionControl(
            App app, String game, DisplayOption displayOption, Runnable changed) {
        this.app = app;
        this.game = game;
        this.displayOption = displayOption;
        control =
                new OptionControl(app, key(), displayOption.option(), value -> set(value, changed));
        control.actor().setName(key());
        show();
    }

    private void set(Object value, Runnable changed) {
        app.settings().displayOption(game, displayOption, value);
        changed.run();
    }

    /** The prefix of its text keys, and the name of its actor. */
    public String key() {
        return "custom." + game + "." + displayOption.name();
    }

    public Actor actor() {
        return control.actor();
    }

    /** Whether it needs a row of its own. */
    public boolean wide() {
        return control.wide();
    }

    /** Shows the current setting. */
    public void show() {
        control.show(app.settings().displayOption(game, displayOption), false);
    }
}

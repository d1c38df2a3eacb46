package parlour.app.widget;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;

import parlour.app.look.Sounds.Cue;

/** What clicks do to a control. */
public final class Clicks {
    private Clicks() {}

    /** Does what a button is for, or says that it cannot be done now. */
    static void press(Ui ui, boolean enabled, Runnable action) {
        ui.sounds().play(enabled ? Cue.CLICK : Cue.REFUSE);
        if (enabled) {
            action.run();
        }
    }

    public static ClickListener pressing(Pressable control) {
        return new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                control.press();
            }
        };
    }
}

package parlour.app.widget;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;

import parlour.app.frames.Delay;

/**
 * Ignores Enter and Space for a moment on a screen that appeared by itself: whoever presses them
 * then means what was there before.
 */
public final class KeyGuard extends Actor {
    private static final float MOMENT = 0.7f;

    private final Delay moment;
    private boolean over;

    public KeyGuard(Ui ui) {
        moment = new Delay(ui.frameScheduler());
        moment.begin(MOMENT);
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage != null) {
            stage.addCaptureListener(
                    new InputListener() {
                        @Override
                        public boolean keyDown(InputEvent event, int keycode) {
                            boolean ignored = !over && presses(keycode);
                            if (ignored) {
                                event.stop();
                            }
                            return ignored;
                        }
                    });
        }
    }

    private static boolean presses(int keycode) {
        return keycode == Keys.ENTER || keycode == Keys.NUMPAD_ENTER || keycode == Keys.SPACE;
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        over = over || moment.over();
    }
}

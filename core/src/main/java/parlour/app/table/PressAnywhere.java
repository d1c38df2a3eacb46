package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

import java.util.List;

/** Hears of every press of the pointer, and leaves it to whatever is pressed. */
final class PressAnywhere extends InputListener {
    private final List<Runnable> pressed;

    PressAnywhere(Runnable... pressed) {
        this.pressed = List.of(pressed);
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        pressed.forEach(Runnable::run);
        return false;
    }
}

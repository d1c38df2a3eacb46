package parlour.app;

import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Stage;

import java.util.HashMap;
import java.util.Map;

/**
 * Passes input to the stage in front. LibGDX hands out all that was pressed during a frame at once:
 * when the first press changes what is in front, the others were meant for what is gone, and are
 * dropped until the change has been seen.
 */
final class InputGate implements InputProcessor {
    /** A button of a pointer that is held down. */
    private record Press(int pointer, int button) {}

    private final Map<Press, Stage> presses = new HashMap<>();
    private Stage front;
    private boolean closed;

    /** Another stage is in front. */
    void setStage(Stage stage) {
        front = stage;
        close();
    }

    /** Takes nothing more before the next frame. */
    void close() {
        closed = true;
    }

    /** A frame shows what is in front. */
    void open() {
        closed = false;
    }

    @Override
    public boolean keyDown(int keycode) {
        return !closed && front.keyDown(keycode);
    }

    /** Always told: a key that seems held would go on typing. */
    @Override
    public boolean keyUp(int keycode) {
        return front.keyUp(keycode);
    }

    @Override
    public boolean keyTyped(char character) {
        return !closed && front.keyTyped(character);
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        if (closed) {
            return false;
        }
        presses.put(new Press(pointer, button), front);
        return front.touchDown(x, y, pointer, button);
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        if (presses.remove(new Press(pointer, button)) != front) {
            return false; // pressed on a stage that is gone, and with it what was pressed
        }
        if (closed) {
            // What was pressed lies under something else now: it is let go, not clicked.
            front.cancelTouchFocus();
        }
        return front.touchUp(x, y, pointer, button);
    }

    @Override
    public boolean touchCancelled(int x, int y, int pointer, int button) {
        presses.remove(new Press(pointer, button));
        return front.touchCancelled(x, y, pointer, button);
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        return !closed && front.touchDragged(x, y, pointer);
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        return !closed && front.mouseMoved(x, y);
    }

    @Override
    public boolean scrolled(float amountX, float amountY) {
        return !closed && front.scrolled(amountX, amountY);
    }
}

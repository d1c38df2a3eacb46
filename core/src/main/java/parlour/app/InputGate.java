package parlour.app;

import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Stage;

import java.util.HashMap;
import java.util.Map;

/**
 * Passes input to the current stage. LibGDX delivers everything pressed during a frame at once:
 * when the first press changes the stage or opens a layer, the rest was meant for what was there
 * before, so it is dropped until a frame has shown the change.
 */
final class InputGate implements InputProcessor {
    /** A mouse button or finger that is held down. */
    private record Press(int pointer, int button) {}

    private final Map<Press, Stage> presses = new HashMap<>();
    private Stage front;
    private boolean closed;

    /** Sends input to another stage. */
    void setStage(Stage stage) {
        front = stage;
        close();
    }

    /** Drops presses until the next frame. */
    void close() {
        closed = true;
    }

    /** Accepts input again, since a frame shows the current state. */
    void open() {
        closed = false;
    }

    /** Whether any mouse button or finger holds something down that is in front. */
    boolean pressing() {
        return presses.containsValue(front);
    }

    @Override
    public boolean keyDown(int keycode) {
        return !closed && front.keyDown(keycode);
    }

    /** Always delivered: a key that seemed to be held would keep repeating. */
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
            return false; // pressed on a stage that no longer exists
        }
        if (closed) {
            // Something else now covers what was pressed: cancel the press instead of clicking.
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

package parlour.app;

import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.headless.mock.input.MockInput;

import java.util.HashSet;
import java.util.Set;

/** LibGDX's input without devices: tests hold the keys. */
final class TestInput extends MockInput {
    private final Set<Integer> held = new HashSet<>();
    private InputProcessor processor;
    private boolean keyboardShown;

    void hold(int key) {
        held.add(key);
    }

    void release(int key) {
        held.remove(key);
    }

    /** Whether a keyboard is asked for on the screen. */
    boolean keyboardShown() {
        return keyboardShown;
    }

    @Override
    public boolean isKeyPressed(int key) {
        return held.contains(key);
    }

    @Override
    public void setOnscreenKeyboardVisible(boolean visible) {
        keyboardShown = visible;
    }

    @Override
    public void setInputProcessor(InputProcessor listening) {
        processor = listening;
    }

    @Override
    public InputProcessor getInputProcessor() {
        return processor;
    }
}

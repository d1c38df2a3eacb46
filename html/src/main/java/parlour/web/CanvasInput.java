package parlour.web;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.teavm.jso.dom.html.HTMLCanvasElement;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;

/** Mouse, fingers and keys on the canvas, passed on as they come. */
final class CanvasInput extends PlainInput {
    private final Pointers pointers;
    private final TextEntry textEntry;
    private InputProcessor processor = new InputAdapter();
    private boolean justTouched;

    /**
     * @param typedIn the text field that has the keyboard
     * @param request asks for a frame
     */
    CanvasInput(HTMLCanvasElement canvas, Supplier<Optional<TextField>> typedIn, Runnable request) {
        textEntry = new TextEntry(canvas, typedIn, this::getInputProcessor, request);
        Runnable delivered =
                () -> {
                    textEntry.follow();
                    request.run();
                };
        pointers = new Pointers(canvas, this::getInputProcessor, delivered);
        pointers.listen(() -> justTouched = true);
        new Keyboard(
                        canvas.getOwnerDocument(),
                        this::getInputProcessor,
                        delivered,
                        textEntry::active,
                        pressedKeys,
                        justPressedKeys)
                .listen();
    }

    /** What was pressed just before this frame is no longer new. */
    void frameDrawn() {
        textEntry.follow();
        justTouched = false;
        Arrays.fill(justPressedKeys, false);
    }

    @Override
    public boolean isKeyPressed(int key) {
        return key == Input.Keys.ANY_KEY ? anyPressed() : pressedKeys[key];
    }

    @Override
    public boolean isKeyJustPressed(int key) {
        return key != Input.Keys.ANY_KEY && justPressedKeys[key];
    }

    private boolean anyPressed() {
        for (boolean pressed : pressedKeys) {
            if (pressed) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void setInputProcessor(InputProcessor other) {
        processor = other;
    }

    @Override
    public InputProcessor getInputProcessor() {
        return processor;
    }

    @Override
    public int getMaxPointers() {
        return Pointers.MOST;
    }

    @Override
    public int getX() {
        return pointers.x(0);
    }

    @Override
    public int getX(int pointer) {
        return pointers.x(pointer);
    }

    @Override
    public int getY() {
        return pointers.y(0);
    }

    @Override
    public int getY(int pointer) {
        return pointers.y(pointer);
    }

    @Override
    public int getDeltaX() {
        return 0;
    }

    @Override
    public int getDeltaX(int pointer) {
        return 0;
    }

    @Override
    public int getDeltaY() {
        return 0;
    }

    @Override
    public int getDeltaY(int pointer) {
        return 0;
    }

    @Override
    public boolean isTouched() {
        return pointers.down(0);
    }

    @Override
    public boolean isTouched(int pointer) {
        return pointers.down(pointer);
    }

    @Override
    public boolean justTouched() {
        return justTouched;
    }

    @Override
    public float getPressure() {
        return getPressure(0);
    }

    @Override
    public float getPressure(int pointer) {
        return isTouched(pointer) ? 1 : 0;
    }

    @Override
    public boolean isButtonPressed(int button) {
        return pointers.pressed(button);
    }

    @Override
    public boolean isButtonJustPressed(int button) {
        return justTouched && isButtonPressed(button);
    }

    @Override
    public long getCurrentEventTime() {
        return System.nanoTime();
    }

    /** A text field has the keyboard for as long as it is typed in. */
    @Override
    public void setOnscreenKeyboardVisible(boolean visible) {}

    @Override
    public void setOnscreenKeyboardVisible(boolean visible, OnscreenKeyboardType type) {
        setOnscreenKeyboardVisible(visible);
    }

    @Override
    public boolean isPeripheralAvailable(Peripheral peripheral) {
        return peripheral == Peripheral.MultitouchScreen
                || peripheral == Peripheral.HardwareKeyboard;
    }
}

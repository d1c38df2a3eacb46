package parlour.web;

import com.badlogic.gdx.AbstractInput;
import com.badlogic.gdx.input.NativeInputConfiguration;

/**
 * What LibGDX knows as input and a card game has no use for: sensors, and dialogs of the system.
 */
abstract class PlainInput extends AbstractInput {
    @Override
    public float getAccelerometerX() {
        return 0;
    }

    @Override
    public float getAccelerometerY() {
        return 0;
    }

    @Override
    public float getAccelerometerZ() {
        return 0;
    }

    @Override
    public float getGyroscopeX() {
        return 0;
    }

    @Override
    public float getGyroscopeY() {
        return 0;
    }

    @Override
    public float getGyroscopeZ() {
        return 0;
    }

    @Override
    public float getAzimuth() {
        return 0;
    }

    @Override
    public float getPitch() {
        return 0;
    }

    @Override
    public float getRoll() {
        return 0;
    }

    @Override
    public void getRotationMatrix(float[] matrix) {}

    @Override
    public int getRotation() {
        return 0;
    }

    @Override
    public Orientation getNativeOrientation() {
        return Orientation.Landscape;
    }

    @Override
    public void vibrate(int milliseconds) {}

    @Override
    public void vibrate(int milliseconds, boolean fallback) {}

    @Override
    public void vibrate(int milliseconds, int amplitude, boolean fallback) {}

    @Override
    public void vibrate(VibrationType type) {}

    @Override
    public void getTextInput(TextInputListener listener, String title, String text, String hint) {
        listener.canceled();
    }

    @Override
    public void getTextInput(
            TextInputListener listener,
            String title,
            String text,
            String hint,
            OnscreenKeyboardType type) {
        listener.canceled();
    }

    @Override
    public void openTextInputField(NativeInputConfiguration configuration) {}

    @Override
    public void setKeyboardHeightObserver(KeyboardHeightObserver observer) {}

    @Override
    public void setCursorCatched(boolean caught) {}

    @Override
    public boolean isCursorCatched() {
        return false;
    }

    @Override
    public void setCursorPosition(int x, int y) {}
}

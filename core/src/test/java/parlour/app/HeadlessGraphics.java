package parlour.app;

import com.badlogic.gdx.backends.headless.mock.graphics.MockGraphics;

/** A window of any size that shows nothing. */
final class HeadlessGraphics extends MockGraphics {
    int width;
    int height;
    float delta;
    boolean requested;

    @Override
    public void requestRendering() {
        requested = true;
    }

    @Override
    public float getDeltaTime() {
        return delta;
    }

    @Override
    public int getWidth() {
        return width;
    }

    @Override
    public int getHeight() {
        return height;
    }

    @Override
    public int getBackBufferWidth() {
        return width;
    }

    @Override
    public int getBackBufferHeight() {
        return height;
    }

    /** Else smaller pictures would be made here, pixel by pixel. */
    @Override
    public boolean supportsExtension(String extension) {
        return true;
    }
}

package parlour.desktop;

import com.badlogic.gdx.Gdx;

import parlour.app.Platform;

import java.util.OptionalLong;

/** The machine under the window. */
final class DesktopPlatform implements Platform {
    private final OptionalLong seed;
    private int width = 1280;
    private int height = 720;

    DesktopPlatform(OptionalLong seed) {
        this.seed = seed;
    }

    @Override
    public Thinker thinker() {
        return new WorkerThinker();
    }

    @Override
    public OptionalLong seed() {
        return seed;
    }

    @Override
    public void fullScreen(boolean on) {
        if (on) {
            width = Gdx.graphics.getWidth();
            height = Gdx.graphics.getHeight();
            Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
        } else {
            Gdx.graphics.setWindowedMode(width, height);
        }
    }
}

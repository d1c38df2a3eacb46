package parlour.app;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.utils.Disposable;

import java.util.function.Consumer;

/** A drawing as large as the window, made once and shown often. */
final class Picture implements Disposable {
    private FrameBuffer buffer;
    private boolean possible = true;

    /** Whether there is one, and the window has its size still. */
    boolean fits() {
        return buffer != null
                && buffer.getWidth() == Gdx.graphics.getBackBufferWidth()
                && buffer.getHeight() == Gdx.graphics.getBackBufferHeight();
    }

    /** Draws it anew; false where the graphics driver cannot. */
    boolean paint(Batch batch, Consumer<Batch> scene) {
        if (!fits() && possible) {
            dispose();
            possible = make();
        }
        if (!possible) {
            return false;
        }
        buffer.begin();
        batch.begin();
        scene.accept(batch);
        batch.end();
        buffer.end();
        return true;
    }

    private boolean make() {
        try {
            buffer =
                    new FrameBuffer(
                            Pixmap.Format.RGBA8888,
                            Gdx.graphics.getBackBufferWidth(),
                            Gdx.graphics.getBackBufferHeight(),
                            false);
        } catch (IllegalStateException e) {
            return false; // a driver without frame buffers draws everything every time
        }
        buffer.getColorBufferTexture().setFilter(TextureFilter.Nearest, TextureFilter.Nearest);
        return true;
    }

    /** Shows it all over the window; it covers what was there. */
    void show(Batch batch, float width, float height) {
        batch.disableBlending();
        batch.setColor(1, 1, 1, 1);
        batch.draw(buffer.getColorBufferTexture(), 0, 0, width, height, 0, 0, 1, 1);
        batch.enableBlending();
    }

    @Override
    public void dispose() {
        if (buffer != null) {
            buffer.dispose();
            buffer = null;
        }
    }
}

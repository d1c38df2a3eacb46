package parlour.app.framecache;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.graphics.glutils.GLFrameBuffer.FrameBufferBuilder;
import com.badlogic.gdx.utils.Disposable;

import java.util.function.Consumer;

/**
 * A frame buffer as large as the window, painted once and shown often. Without a graphics card,
 * drawing it would take a third of a frame, so a desktop copies it: the bytes are in the window's
 * order and no colour is computed.
 */
final class FrameTexture implements Disposable {
    /** The window's byte order; desktop OpenGL has always had it, but LibGDX lacks the constant. */
    private static final int BGRA = 0x80e1;

    private FrameBuffer buffer;
    private boolean possible = true;

    /** Whether it exists and still has the size of the window. */
    boolean fits() {
        return buffer != null
                && buffer.getWidth() == Gdx.graphics.getBackBufferWidth()
                && buffer.getHeight() == Gdx.graphics.getBackBufferHeight();
    }

    /** Has it drawn again; returns false if the graphics driver cannot. */
    boolean paint(Batch batch, Consumer<Batch> drawing) {
        if (!fits() && possible) {
            release();
            possible = DesktopGl.available() && make(BGRA) || make(GL20.GL_RGBA);
        }
        if (!possible) {
            return false;
        }
        buffer.begin();
        batch.begin();
        drawing.accept(batch);
        batch.end();
        buffer.end();
        return true;
    }

    private boolean make(int order) {
        try {
            buffer =
                    new FrameBufferBuilder(
                                    Gdx.graphics.getBackBufferWidth(),
                                    Gdx.graphics.getBackBufferHeight())
                            .addColorTextureAttachment(GL20.GL_RGBA, order, GL20.GL_UNSIGNED_BYTE)
                            .build();
        } catch (IllegalStateException e) {
            return false; // without frame buffers, everything is drawn every time
        }
        buffer.getColorBufferTexture().setFilter(TextureFilter.Nearest, TextureFilter.Nearest);
        return true;
    }

    /** Draws it over the whole window. */
    void show(Batch batch, float width, float height) {
        cover(batch, width, height, 0);
    }

    /** Like {@link #show}, upside down. */
    void showTurned(Batch batch, float width, float height) {
        cover(batch, width, height, 1);
    }

    private void cover(Batch batch, float width, float height, int bottom) {
        batch.setColor(Color.WHITE);
        batch.disableBlending();
        batch.draw(buffer.getColorBufferTexture(), 0, 0, width, height, 0, bottom, 1, 1 - bottom);
        batch.enableBlending();
    }

    /** Copies it upside down to the window, without drawing. */
    void copyTurned(FrameCopier copier) {
        copier.copyTurned(buffer.getFramebufferHandle(), buffer.getWidth(), buffer.getHeight());
    }

    /** Frees its memory until it is painted again. */
    void release() {
        if (buffer != null) {
            buffer.dispose();
            buffer = null;
        }
    }

    @Override
    public void dispose() {
        release();
    }
}

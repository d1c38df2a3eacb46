package parlour.app.framecache;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.graphics.glutils.GLFrameBuffer.FrameBufferBuilder;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;

/**
 * A frame buffer as large as the window, painted once and shown often. Without a graphics card,
 * drawing it would take a third of a frame, so it is reduced to a copy: the bytes are in the
 * window's order and no colour is computed.
 */
final class FrameTexture implements Disposable {
    /** The window's byte order; desktop OpenGL has always had it, but LibGDX lacks the constant. */
    private static final int BGRA = 0x80e1;

    private static final String VERTEX =
            """
            attribute vec4 a_position;
            attribute vec2 a_texCoord0;
            uniform mat4 u_projTrans;
            varying vec2 place;

            void main() {
                place = a_texCoord0;
                gl_Position = u_projTrans * a_position;
            }
            """;
    private static final String FRAGMENT =
            """
            #ifdef GL_ES
            precision mediump float;
            #endif
            varying vec2 place;
            uniform sampler2D u_texture;

            void main() {
                gl_FragColor = texture2D(u_texture, place);
            }
            """;

    private FrameBuffer buffer;
    private ShaderProgram copying;
    private boolean possible = true;

    /** Whether it exists and still has the size of the window. */
    boolean fits() {
        return buffer != null
                && buffer.getWidth() == Gdx.graphics.getBackBufferWidth()
                && buffer.getHeight() == Gdx.graphics.getBackBufferHeight();
    }

    /** Has it drawn again; returns false if the graphics driver cannot. */
    boolean paint(Runnable drawing) {
        if (!fits() && possible) {
            release();
            possible = DesktopGl.available() && make(BGRA) || make(GL20.GL_RGBA);
        }
        if (!possible) {
            return false;
        }
        buffer.begin();
        drawing.run();
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
        if (copying == null) {
            copying = new ShaderProgram(VERTEX, FRAGMENT);
        }
        if (!copying.isCompiled()) {
            release();
        }
        return buffer != null;
    }

    /** Draws it over the whole window. */
    void show(Batch batch, float width, float height) {
        cover(batch, width, height, 0);
    }

    /** Like {@link #show}, upside down. */
    void showTurned(Batch batch, float width, float height) {
        cover(batch, width, height, 1);
    }

    /** Chooses the shader before the batch begins, so that it is the only one to be bound. */
    private void cover(Batch batch, float width, float height, int bottom) {
        batch.disableBlending();
        batch.setShader(copying);
        batch.begin();
        batch.draw(buffer.getColorBufferTexture(), 0, 0, width, height, 0, bottom, 1, 1 - bottom);
        batch.end();
        batch.setShader(null);
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
        if (copying != null) {
            copying.dispose();
            copying = null;
        }
    }
}

package parlour.app;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.viewport.Viewport;

import java.util.function.Consumer;

/**
 * What lies under everything that moves. It is drawn once, and then a picture of it is shown for as
 * long as it stays the same: felt, panels and hundreds of letters cost no more than one picture.
 */
final class Still implements Disposable {
    private final Fingerprint fingerprint = new Fingerprint();
    private FrameBuffer picture;
    private boolean possible = true;
    private long pictured;
    private long last;

    /**
     * Draws a scene that covers the whole window.
     *
     * @param scene draws the same whenever asked in the same frame
     */
    void draw(Batch batch, Viewport viewport, Consumer<Batch> scene) {
        fingerprint.begin();
        fingerprint.setProjectionMatrix(viewport.getCamera().combined);
        scene.accept(fingerprint);
        fingerprint.end();
        boolean same = fingerprint.value() == last;
        last = fingerprint.value();
        // Only what was the same twice is worth a picture: most changes last for several frames.
        if (same && possible && !isPictured()) {
            paint(batch, scene);
        }
        if (isPictured()) {
            show(batch, viewport);
        } else {
            drawn(batch, scene);
        }
    }

    private boolean isPictured() {
        return picture != null
                && pictured == last
                && picture.getWidth() == Gdx.graphics.getBackBufferWidth()
                && picture.getHeight() == Gdx.graphics.getBackBufferHeight();
    }

    private void paint(Batch batch, Consumer<Batch> scene) {
        int width = Gdx.graphics.getBackBufferWidth();
        int height = Gdx.graphics.getBackBufferHeight();
        if (picture == null || picture.getWidth() != width || picture.getHeight() != height) {
            dispose();
            try {
                picture = new FrameBuffer(Pixmap.Format.RGBA8888, width, height, false);
            } catch (IllegalStateException e) {
                possible = false; // a driver without frame buffers draws every frame anew
                return;
            }
            picture.getColorBufferTexture()
                    .setFilter(Texture.TextureFilter.Nearest, Texture.TextureFilter.Nearest);
        }
        picture.begin();
        drawn(batch, scene);
        picture.end();
        pictured = last;
    }

    private static void drawn(Batch batch, Consumer<Batch> scene) {
        batch.begin();
        scene.accept(batch);
        batch.end();
    }

    private void show(Batch batch, Viewport viewport) {
        batch.begin();
        batch.disableBlending();
        batch.setColor(1, 1, 1, 1);
        batch.draw(
                picture.getColorBufferTexture(),
                0,
                0,
                viewport.getWorldWidth(),
                viewport.getWorldHeight(),
                0,
                0,
                1,
                1);
        batch.end();
        batch.enableBlending();
    }

    @Override
    public void dispose() {
        if (picture != null) {
            picture.dispose();
            picture = null;
        }
    }
}

package parlour.app.framecache;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.viewport.Viewport;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Keeps a copy of what does not move in a frame buffer. It is drawn once and then copied until it
 * changes, so panels and hundreds of glyphs cost no more than one image.
 */
public final class FrameCache implements Disposable {
    private final DrawingHash hash = new DrawingHash();
    private final FrameTexture picture = new FrameTexture();

    /**
     * The image upside down: in memory, the window starts with its top line and a frame buffer with
     * its bottom line.
     */
    private final FrameTexture turned = new FrameTexture();

    private final Optional<FrameCopier> copier;
    private long pictured;
    private boolean copied;
    private long last;

    public FrameCache(Optional<FrameCopier> copier) {
        this.copier = copier;
    }

    /**
     * Draws a scene that covers the whole window.
     *
     * @param scene draws the same thing whenever it is called in the same frame
     */
    public void draw(Batch batch, Viewport viewport, Consumer<Batch> scene) {
        hash.begin();
        hash.setProjectionMatrix(viewport.getCamera().combined);
        scene.accept(hash);
        hash.end();
        float width = viewport.getWorldWidth();
        float height = viewport.getWorldHeight();
        boolean same = hash.value() == last;
        last = hash.value();
        // Cached only after two identical frames: most changes last for several frames.
        if (same && !isPictured() && picture.paint(() -> draw(batch, scene))) {
            pictured = last;
            copied =
                    copier.isPresent()
                            && turned.paint(() -> picture.showTurned(batch, width, height));
            if (copied) {
                picture.release(); // one copy is enough, and each is as large as the window
            }
        }
        if (isPictured() && copied) {
            turned.copyTurned(copier.get());
        } else if (isPictured()) {
            picture.show(batch, width, height);
        } else {
            draw(batch, scene);
        }
    }

    private static void draw(Batch batch, Consumer<Batch> scene) {
        batch.begin();
        scene.accept(batch);
        batch.end();
    }

    /** Draws the scene anew: the same drawing would now look different. */
    public void forget() {
        picture.release();
        turned.release();
    }

    private boolean isPictured() {
        return (copied ? turned : picture).fits() && pictured == last;
    }

    @Override
    public void dispose() {
        picture.dispose();
        turned.dispose();
    }
}

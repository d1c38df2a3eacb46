package parlour.app.framecache;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.Disposable;

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
     * Draws a scene that covers the whole window and a stage over it, with the stage's batch. It
     * begins only once: that costs as much as everything that is drawn in a usual frame.
     *
     * @param scene draws the same thing whenever it is called in the same frame
     */
    public void draw(Stage stage, Consumer<Batch> scene) {
        Batch batch = stage.getBatch();
        batch.setProjectionMatrix(stage.getCamera().combined);
        update(stage, scene);
        if (isPictured() && copied) {
            turned.copyTurned(copier.get());
        }
        batch.begin();
        if (!isPictured()) {
            scene.accept(batch);
        } else if (!copied) {
            picture.show(batch, stage.getWidth(), stage.getHeight());
        }
        if (stage.getRoot().isVisible()) {
            stage.getRoot().draw(batch, 1);
        }
        batch.end();
    }

    /** Looks whether the scene is another, and keeps a copy of one that stays. */
    private void update(Stage stage, Consumer<Batch> scene) {
        Batch batch = stage.getBatch();
        hash.begin();
        hash.setProjectionMatrix(stage.getCamera().combined);
        scene.accept(hash);
        hash.end();
        boolean same = hash.value() == last;
        last = hash.value();
        // Cached only after two identical frames: most changes last for several frames.
        if (same && !isPictured() && picture.paint(batch, scene)) {
            pictured = last;
            copied =
                    copier.isPresent()
                            && turned.paint(
                                    batch,
                                    to ->
                                            picture.showTurned(
                                                    to, stage.getWidth(), stage.getHeight()));
            if (copied) {
                picture.release(); // one copy is enough, and each is as large as the window
            }
        }
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

package parlour.app;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.viewport.Viewport;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * What lies under everything that moves. It is drawn once, and then a picture of it is shown for as
 * long as it stays the same: panels and hundreds of letters cost no more than one picture.
 */
final class Still implements Disposable {
    private final Fingerprint fingerprint = new Fingerprint();
    private final Picture picture = new Picture();

    /** The picture upside down: the window's top line comes first in memory, a drawing's last. */
    private final Picture turned = new Picture();

    private final Optional<Platform.Copier> copier;
    private long pictured;
    private boolean copied;
    private long last;

    Still(Optional<Platform.Copier> copier) {
        this.copier = copier;
    }

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
        float width = viewport.getWorldWidth();
        float height = viewport.getWorldHeight();
        boolean same = fingerprint.value() == last;
        last = fingerprint.value();
        // Only what was the same twice is worth a picture: most changes last for several frames.
        if (same && !isPictured() && picture.paint(batch, scene)) {
            pictured = last;
            copied =
                    copier.isPresent()
                            && turned.paint(batch, to -> picture.showTurned(to, width, height));
        }
        if (isPictured() && copied) {
            turned.copyTurned(copier.get());
            return;
        }
        batch.begin();
        if (isPictured()) {
            picture.show(batch, width, height);
        } else {
            scene.accept(batch);
        }
        batch.end();
    }

    private boolean isPictured() {
        return picture.fits() && pictured == last;
    }

    @Override
    public void dispose() {
        picture.dispose();
        turned.dispose();
    }
}

package parlour.app;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/**
 * The controls of a screen that lie under what moves on it. The stage does not draw them: they
 * belong to the picture that is kept while nothing changes.
 */
final class Ground extends Table {
    Ground() {
        setFillParent(true);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {}

    void drawStill(Batch batch) {
        if (isVisible()) {
            super.draw(batch, 1);
        }
    }
}

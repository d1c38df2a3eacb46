package parlour.app.framecache;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/**
 * The widgets of a screen that lie under what moves. The stage does not draw them; the frame cache
 * does.
 */
public final class CachedTable extends Table {
    public CachedTable() {
        setFillParent(true);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {}

    public void drawCached(Batch batch) {
        if (isVisible()) {
            super.draw(batch, 1);
        }
    }
}

package parlour.app;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.Texture.TextureWrap;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.utils.Disposable;

/** The felt behind every screen; it stays while screens come and go, so that nothing flickers. */
final class Backdrop implements Disposable {
    private final Texture felt = new Texture(Gdx.files.internal("felt.png"), true);
    private final Texture vignette = new Texture(Gdx.files.internal("vignette.png"));

    Backdrop() {
        felt.setWrap(TextureWrap.Repeat, TextureWrap.Repeat);
        felt.setFilter(TextureFilter.MipMapLinearLinear, TextureFilter.Linear);
        vignette.setFilter(TextureFilter.Linear, TextureFilter.Linear);
    }

    void draw(Batch batch, float width, float height) {
        batch.disableBlending();
        batch.draw(
                felt,
                0,
                0,
                width,
                height,
                0,
                0,
                width / felt.getWidth(),
                height / felt.getHeight());
        batch.enableBlending();
        batch.draw(vignette, 0, 0, width, height);
    }

    @Override
    public void dispose() {
        felt.dispose();
        vignette.dispose();
    }
}

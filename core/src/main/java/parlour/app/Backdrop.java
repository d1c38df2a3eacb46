package parlour.app;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.Texture.TextureWrap;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.utils.Disposable;

import parlour.app.look.Pictures;
import parlour.app.look.PreloadedPicture;

import java.util.function.Consumer;

/** The felt behind every screen; it stays when screens change, so that nothing flickers. */
final class Backdrop implements Disposable {
    private final Texture felt;
    private final Texture vignette;

    /** The two layers of the backdrop, already being decoded. */
    record Layers(PreloadedPicture felt, PreloadedPicture vignette) {
        static Layers unpack(Pictures pictures, Consumer<Runnable> beside) {
            return new Layers(
                    new PreloadedPicture(pictures, "felt", beside),
                    new PreloadedPicture(pictures, "vignette", beside));
        }
    }

    Backdrop(Layers begun) {
        felt = begun.felt().texture();
        vignette = begun.vignette().texture();
        felt.setWrap(TextureWrap.Repeat, TextureWrap.Repeat);
        felt.setFilter(TextureFilter.MipMapLinearLinear, TextureFilter.Linear);
        vignette.setFilter(TextureFilter.Linear, TextureFilter.Linear);
    }

    void draw(Batch batch, float width, float height) {
        batch.disableBlending();
        batch.setColor(1, 1, 1, 1);
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

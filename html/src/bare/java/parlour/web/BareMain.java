package parlour.web;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Sprite;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.glutils.GLOnlyTextureData;
import com.badlogic.gdx.utils.GdxNativesLoader;
import com.badlogic.gdx.utils.ScreenUtils;

import org.teavm.jso.JSBody;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The least program on this backend: it draws 52 plain sprites of one texture. */
public final class BareMain extends ApplicationAdapter {
    private static final int SPRITES = 52;

    private final List<Sprite> sprites = new ArrayList<>();
    private SpriteBatch batch;

    public static void main(String[] args) {
        GdxNativesLoader.disableNativesLoading = true;
        new BrowserApplication().open(new BareMain(), Optional::empty);
        started();
    }

    @Override
    public void create() {
        batch = new SpriteBatch();
        Texture texture =
                new Texture(
                        new GLOnlyTextureData(
                                256, 256, 0, GL20.GL_RGBA, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE));
        for (int i = 0; i < SPRITES; i++) {
            Sprite sprite = new Sprite(texture);
            sprite.setBounds(i * 20, i * 10, 100, 140);
            sprites.add(sprite);
        }
    }

    @Override
    public void render() {
        ScreenUtils.clear(Color.DARK_GRAY);
        batch.begin();
        sprites.forEach(sprite -> sprite.draw(batch));
        batch.end();
    }

    @JSBody(script = "started();")
    private static native void started();
}

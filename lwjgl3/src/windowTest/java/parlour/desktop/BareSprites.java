package parlour.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Sprite;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.utils.ScreenUtils;

import parlour.app.look.CardArt;
import parlour.cards.Card;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;

/** What any LibGDX program would do: 52 plain sprites of one texture, moving and turning. */
final class BareSprites extends ApplicationAdapter {
    private final float width;
    private final List<Sprite> sprites = new ArrayList<>();
    private final Rng rng = new Rng(1);
    private SpriteBatch batch;
    private TextureAtlas atlas;
    private float time;

    /**
     * @param width of a card in pixels
     */
    BareSprites(float width) {
        this.width = width;
    }

    @Override
    public void create() {
        batch = new SpriteBatch();
        atlas = new TextureAtlas(Gdx.files.classpath("cards.atlas"));
        for (Card card : Card.pack()) {
            Sprite sprite = new Sprite(atlas.findRegion(card.toString()));
            sprite.setSize(width, width / CardArt.ASPECT);
            sprite.setOriginCenter();
            sprite.setCenter(
                    (float) rng.unit() * Gdx.graphics.getWidth(),
                    (float) rng.unit() * Gdx.graphics.getHeight());
            sprites.add(sprite);
        }
    }

    @Override
    public void render() {
        time += Gdx.graphics.getDeltaTime();
        ScreenUtils.clear(Color.DARK_GRAY);
        batch.begin();
        for (int i = 0; i < sprites.size(); i++) {
            Sprite sprite = sprites.get(i);
            sprite.setRotation(time * 40 + i * 7);
            sprite.translate((float) Math.sin(time + i), (float) Math.cos(time + i));
            sprite.draw(batch);
        }
        batch.end();
    }

    @Override
    public void dispose() {
        batch.dispose();
        atlas.dispose();
    }
}

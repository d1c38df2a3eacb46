package parlour.app.tabletop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

import org.junit.jupiter.api.Test;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.stream.Stream;

class SpriteLayerTest {
    private static final int PACK = 52;

    private final List<CardSprite> cards = Stream.generate(CardSprite::new).limit(PACK).toList();
    private final SpriteLayer<CardSprite> layer = layer();
    private float alpha;
    private int shadows;
    private float faintest;

    private SpriteLayer<CardSprite> layer() {
        SpriteLayer<CardSprite> made =
                new SpriteLayer<>(cards, new SpriteLayer.Form(0.7f, 1.2f, 1.2f, 0.05f, 0.03f)) {
                    @Override
                    protected TextureRegion picture(CardSprite sprite) {
                        return new TextureRegion();
                    }
                };
        made.restyle(name -> new TextureRegion(), Color.GOLD, Color.WHITE);
        return made;
    }

    @Test
    void everyCardThatLiesThrowsAShadow() {
        draw(0);
        assertEquals(PACK, shadows);
    }

    @Test
    void soDoesEveryCardInTheAirHoweverManyThereAre() {
        draw(PACK);
        assertEquals(PACK, shadows);
    }

    @Test
    void inTheAirAShadowIsFainter() {
        draw(0);
        float lying = faintest;
        draw(1);
        assertTrue(faintest < lying);
    }

    /** A second after so many cards have taken off. */
    private void draw(int aloft) {
        for (int i = 0; i < PACK; i++) {
            // A finger has them, or they would go home.
            cards.get(i).held(true);
            cards.get(i).now().at(100, 100, 50).height = i < aloft ? 0.3f : 0;
        }
        for (int frame = 0; frame < 60; frame++) {
            layer.act(1 / 60f);
        }
        shadows = 0;
        faintest = 1;
        Batch batch =
                (Batch)
                        Proxy.newProxyInstance(
                                Batch.class.getClassLoader(),
                                new Class<?>[] {Batch.class},
                                (self, method, values) -> drawn(method, values));
        layer.draw(batch, 1);
    }

    private Object drawn(Method method, Object[] values) {
        if (method.getName().equals("setColor") && values.length == 4) {
            alpha = (float) values[3];
        }
        // Only shadows are given by their corners.
        if (method.getName().equals("draw") && values[1] instanceof float[]) {
            shadows++;
            faintest = Math.min(faintest, alpha);
        }
        return method.getReturnType() == float.class ? 0f : null;
    }
}

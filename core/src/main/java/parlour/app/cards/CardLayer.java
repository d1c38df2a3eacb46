package parlour.app.cards;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.look.CardArt;

import java.util.List;

/** Draws all cards of a table with their shadows and lights, in order, from one texture. */
public final class CardLayer extends Actor {
    /** Shadow and glow reach beyond the card; these are their sizes to the card's. */
    private static final float REACH_WIDE = 300f / 240;

    private static final float REACH_HIGH = 396f / 336;

    /** How strongly the place of an empty stack is marked. */
    private static final float EMPTY_PLACE = 0.55f;

    /** How much darker a card is that is of no use now. */
    private static final float DIM = 0.42f;

    private static final float PULSES_A_SECOND = 1.1f;

    private final CardSprite[] sprites;
    private Box[] grounds = {};
    private final Sparks sparks = new Sparks();
    private CardArt art;
    private TextureRegion back;
    private final Shadow shadow = new Shadow();
    private TextureRegion glow;
    private TextureRegion outline;
    private TextureRegion slot;
    private Color gold = Color.WHITE;
    private Color focus = Color.WHITE;
    private boolean glides = true;
    private float time;

    public CardLayer(List<CardSprite> sprites) {
        this.sprites = sprites.toArray(new CardSprite[0]);
    }

    /** The deck to draw with, and the colours of a picked and of a focused card. */
    public void dress(CardArt deck, Color picked, Color focused) {
        art = deck;
        back = deck.region("back");
        shadow.dress(deck.region("shadow"));
        glow = deck.region("glow");
        outline = deck.region("outline");
        slot = deck.region("slot");
        gold = picked;
        focus = focused;
        sparks.dress(deck, picked);
    }

    /** Where stacks lie: their empty places are marked. */
    public void grounds(List<Box> boxes) {
        grounds = boxes.toArray(new Box[0]);
    }

    /** Whether cards glide home, or are there at once. */
    public void glides(boolean smoothly) {
        glides = smoothly;
    }

    /** Sparks fly from here; drawn with the cards, above them. */
    public Sparks sparks() {
        return sparks;
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        time += seconds;
        for (CardSprite sprite : sprites) {
            sprite.advance(seconds, glides);
        }
        sparks.advance(seconds);
        sort();
    }

    /** Nearly sorted from frame to frame, and without a comparator's garbage. */
    private void sort() {
        for (int i = 1; i < sprites.length; i++) {
            CardSprite sprite = sprites[i];
            int place = i;
            while (place > 0 && sprites[place - 1].now().order > sprite.now().order) {
                sprites[place] = sprites[place - 1];
                place--;
            }
            sprites[place] = sprite;
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        batch.setColor(1, 1, 1, alpha * EMPTY_PLACE);
        for (Box box : grounds) {
            batch.draw(slot, getX() + box.x(), getY() + box.y(), box.width(), box.height());
        }
        for (CardSprite sprite : sprites) {
            if (sprite.drawn()) {
                draw(batch, sprite, alpha);
            }
        }
        sparks.draw(batch, getX(), getY(), alpha);
        batch.setColor(Color.WHITE);
    }

    private void draw(Batch batch, CardSprite sprite, float parentAlpha) {
        Pose pose = sprite.now();
        float alpha = pose.alpha * parentAlpha;
        float wide = pose.width * (1 + 0.1f * pose.height);
        float high = wide / CardArt.ASPECT;
        float x = getX() + pose.x + sprite.aside();
        float y = getY() + pose.y;
        // Turning over is a squash: the width passes through nothing and comes back.
        float squash = Math.max(0.02f, Math.abs(2 * pose.face - 1));
        float drop = high * (0.012f + 0.16f * pose.height);
        batch.setColor(1, 1, 1, alpha * Math.max(0.35f, 0.8f - 0.45f * pose.height));
        shadow.draw(batch, x, y, wide, high, squash, pose.angle, drop, alpha == 1);
        if (sprite.glowing() > 0.01f) {
            float pulse =
                    sprite.pulsing()
                            ? 0.72f + 0.28f * MathUtils.sin(time * MathUtils.PI2 * PULSES_A_SECOND)
                            : 1;
            Color glowing = sprite.glow();
            batch.setColor(glowing.r, glowing.g, glowing.b, alpha * sprite.glowing() * pulse);
            picture(batch, glow, x, y, wide * REACH_WIDE, high * REACH_HIGH, squash, pose.angle);
        }
        float light = 1 - DIM * sprite.dimmed();
        batch.setColor(light, light, light, alpha);
        boolean open = pose.face >= 0.5f && sprite.face().isPresent();
        picture(
                batch,
                open ? art.face(sprite.face().get()) : back,
                x,
                y,
                wide,
                high,
                squash,
                pose.angle);
        if (sprite.outlined()) {
            batch.setColor(gold.r, gold.g, gold.b, alpha);
            picture(batch, outline, x, y, wide * 1.012f, high * 1.012f, squash, pose.angle);
        }
        if (sprite.ringed()) {
            batch.setColor(focus.r, focus.g, focus.b, alpha);
            picture(batch, outline, x, y, wide + 12, high + 12, squash, pose.angle);
        }
    }

    private static void picture(
            Batch batch,
            TextureRegion region,
            float x,
            float y,
            float wide,
            float high,
            float squash,
            float angle) {
        batch.draw(
                region,
                x - wide / 2,
                y - high / 2,
                wide / 2,
                high / 2,
                wide,
                high,
                squash,
                1,
                angle);
    }
}

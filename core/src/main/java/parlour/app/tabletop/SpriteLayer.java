package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Actor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Draws all cards or tokens of a table with their shadows and glows, in order, from one texture.
 *
 * @param <T> the kind of sprite
 */
public abstract class SpriteLayer<T extends Sprite> extends Actor {
    /** How strongly the place of an empty stack is marked. */
    private static final float EMPTY_PLACE = 0.55f;

    /** How much darker a dimmed sprite is. */
    private static final float DIM = 0.42f;

    private static final float UNSEEN = 0.02f;

    private final List<T> sprites;
    private final Form form;
    private Box[] grounds = {};
    private final Sparks sparks = new Sparks();
    private final Shadow shadow;
    private TextureRegion glow;
    private TextureRegion outline;
    private TextureRegion slot;
    private Color gold = Color.WHITE;
    private Color focus = Color.WHITE;
    private boolean glides = true;
    private boolean moving;

    /**
     * The proportions of the images.
     *
     * @param aspect width divided by height
     * @param reachWide the width of shadow and glow, which extend beyond the sprite, relative to
     *     its own
     * @param reachHigh the same for the height
     * @param faint the outer part of the shadow that is too faint to see, in sprite widths
     * @param corner what a rounded corner leaves uncovered, relative to the size
     */
    public record Form(float aspect, float reachWide, float reachHigh, float faint, float corner) {}

    protected SpriteLayer(List<T> sprites, Form form) {
        this.sprites = new ArrayList<>(sprites);
        this.form = form;
        shadow = new Shadow(form);
    }

    /** All sprites; their order changes. */
    final List<T> sprites() {
        return sprites;
    }

    /** The image of the side of a sprite that is up. */
    protected abstract TextureRegion picture(T sprite);

    /**
     * Sets the images to draw with (shadow, glow, outline, slot, spark) and the colours of selected
     * and focused sprites.
     */
    protected void restyle(Function<String, TextureRegion> pictures, Color picked, Color focused) {
        shadow.restyle(pictures.apply("shadow"));
        glow = pictures.apply("glow");
        outline = pictures.apply("outline");
        slot = pictures.apply("slot");
        gold = picked;
        focus = focused;
        sparks.restyle(pictures.apply("spark"), picked);
    }

    /** Sets where stacks lie, so that their places are marked when empty. */
    public void grounds(List<Box> boxes) {
        grounds = boxes.toArray(new Box[0]);
    }

    /** Sets whether sprites glide home or are there at once. */
    public void glides(boolean smoothly) {
        glides = smoothly;
    }

    /** Sparks, drawn above the sprites. */
    public Sparks sparks() {
        return sparks;
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        moving = false;
        for (int i = 0; i < sprites.size(); i++) {
            T sprite = sprites.get(i);
            sprite.advance(seconds, glides);
            moving |= sprite.moving();
        }
        moving |= sparks.advance(seconds);
        sort();
    }

    /** Whether anything here is still changing, so that another frame is needed. */
    protected boolean moving() {
        return moving;
    }

    /** An insertion sort: the order hardly changes between frames, and nothing is allocated. */
    private void sort() {
        for (int i = 1; i < sprites.size(); i++) {
            T sprite = sprites.get(i);
            int place = i;
            while (place > 0 && sprites.get(place - 1).now().order > sprite.now().order) {
                sprites.set(place, sprites.get(place - 1));
                place--;
            }
            sprites.set(place, sprite);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        batch.setColor(1, 1, 1, alpha * EMPTY_PLACE);
        for (Box box : grounds) {
            batch.draw(slot, getX() + box.x(), getY() + box.y(), box.width(), box.height());
        }
        for (int i = 0; i < sprites.size(); i++) {
            if (sprites.get(i).drawn()) {
                draw(batch, sprites.get(i), alpha);
            }
        }
        sparks.draw(batch, getX(), getY(), alpha);
        batch.setColor(Color.WHITE);
    }

    private void draw(Batch batch, T sprite, float parentAlpha) {
        Pose pose = sprite.now();
        float alpha = pose.alpha * parentAlpha;
        float wide = pose.width * (1 + 0.1f * pose.height);
        float high = wide / form.aspect;
        float x = getX() + pose.x + sprite.aside();
        float y = getY() + pose.y;
        // Turning over is drawn as a squash: the width shrinks to nothing and grows again.
        float squash = Math.max(0.02f, Math.abs(2 * pose.face - 1));
        float drop = high * (0.012f + 0.16f * pose.height);
        float dark = alpha * Math.max(0.35f, 0.8f - 0.45f * pose.height);
        if (dark > UNSEEN) {
            batch.setColor(1, 1, 1, dark);
            shadow.draw(batch, x, y, wide, high, squash, pose.angle, drop, alpha == 1);
        }
        if (sprite.glowing() > 0.01f) {
            Color light = sprite.glow();
            float strength = sprite.glowing() * sprite.brightness();
            batch.setColor(light.r, light.g, light.b, alpha * strength);
            float reachWide = wide * form.reachWide;
            float reachHigh = high * form.reachHigh;
            picture(batch, glow, x, y, reachWide, reachHigh, squash, pose.angle);
        }
        if (sprite.pointing() > 0.01f) {
            batch.setColor(1, 1, 1, alpha * sprite.pointing());
            float reachWide = wide * form.reachWide;
            float reachHigh = high * form.reachHigh;
            picture(batch, glow, x, y, reachWide, reachHigh, squash, pose.angle);
        }
        float bright = 1 - DIM * sprite.dimmed();
        batch.setColor(bright, bright, bright, alpha);
        picture(batch, picture(sprite), x, y, wide, high, squash, pose.angle);
        if (sprite.outlined()) {
            batch.setColor(gold.r, gold.g, gold.b, alpha);
            picture(batch, outline, x, y, wide * 1.012f, high * 1.012f, squash, pose.angle);
        }
        if (sprite.pointing() > 0.01f) {
            batch.setColor(1, 1, 1, alpha * sprite.pointing());
            picture(batch, outline, x, y, wide * 1.03f, high * 1.03f, squash, pose.angle);
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

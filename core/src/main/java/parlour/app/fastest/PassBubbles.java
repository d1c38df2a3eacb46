package parlour.app.fastest;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;

import parlour.app.tabletop.Box;
import parlour.app.widget.Ui;

/** Speech bubbles over the cards of seats that have passed. */
final class PassBubbles extends Actor {
    private static final float EAGER = 12;
    private static final float HIGH = 30;
    private static final float SIDE = 14;
    private static final float COMPACT_HIGH = 22;
    private static final float COMPACT_SIDE = 9;

    private final Ui ui;
    private final FastestStatus status;
    private final float[] seen;
    private FastestLayout layout;
    private int viewer;
    private Drawable bubble;
    private BitmapFontCache text;
    private float high = HIGH;
    private float side = SIDE;
    private float textWide;
    private float capHigh;

    PassBubbles(Ui ui, FastestStatus status) {
        this.ui = ui;
        this.status = status;
        seen = new float[status.passed.length];
        setTouchable(Touchable.disabled);
    }

    void restyle() {
        bubble = ui.look().patch("tooltip");
        boolean phone = ui.shape().phone();
        high = phone ? COMPACT_HIGH : HIGH;
        side = phone ? COMPACT_SIDE : SIDE;
        BitmapFont font = ui.look().font(phone ? "small" : "strong");
        text = new BitmapFontCache(font, false);
        GlyphLayout laid =
                new GlyphLayout(
                        font,
                        ui.texts().say("fastest.table.passes"),
                        ui.look().color("ink"),
                        0,
                        Align.left,
                        false);
        text.setText(laid, 0, 0);
        textWide = laid.width;
        capHigh = font.getCapHeight();
    }

    void layout(FastestLayout fresh, int atBottom) {
        layout = fresh;
        viewer = atBottom;
    }

    @Override
    public void act(float seconds) {
        boolean calm = ui.reducedMotion();
        for (int seat = 0; seat < seen.length; seat++) {
            float wanted = status.passed[seat] ? 1 : 0;
            seen[seat] = calm ? wanted : step(seen[seat], wanted, seconds);
            if (seen[seat] != wanted) {
                ui.frameScheduler().next();
            }
        }
    }

    private static float step(float from, float to, float seconds) {
        float next = from + (to - from) * Math.min(1, seconds * EAGER);
        return Math.abs(to - next) < 0.01f ? to : next;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float wide = textWide + 2 * side;
        for (int seat = 0; seat < seen.length; seat++) {
            if (seen[seat] > 0) {
                batch.setColor(1, 1, 1, parentAlpha * seen[seat]);
                bubble.draw(batch, x(seat) - wide / 2, y(seat) - high / 2, wide, high);
            }
        }
        for (int seat = 0; seat < seen.length; seat++) {
            if (seen[seat] > 0) {
                text.setPosition(x(seat) - textWide / 2, y(seat) + capHigh / 2);
                text.setAlphas(parentAlpha * seen[seat]);
                text.draw(batch);
            }
        }
        batch.setColor(Color.WHITE);
    }

    /** Over the small cards of a seat; beside the card count for the viewer, who has none. */
    private Box at(int seat) {
        FastestLayout.Place place = layout.places().get(seat);
        if (place.compact()) {
            return seat == viewer ? place.title() : place.cards();
        }
        return seat == viewer ? place.badge() : place.cards();
    }

    private float x(int seat) {
        Box box = at(seat);
        float half = textWide / 2 + side;
        if (layout.places().get(seat).compact()) {
            return getX() + (seat == viewer ? box.right() - half : box.x() + half - 3);
        }
        // Beside the number, even where the cards are narrower than the bubble.
        return getX()
                + (seat == viewer
                        ? box.right() - half
                        : Math.min(box.middleX(), box.right() - half + side / 2));
    }

    private float y(int seat) {
        Box box = at(seat);
        if (layout.places().get(seat).compact()) {
            return getY() + box.middleY() - (seat == viewer ? 0 : 2);
        }
        return getY() + (seat == viewer ? box.top() + high * 0.35f : box.middleY());
    }
}

package parlour.app.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;

import parlour.app.look.CardArt;
import parlour.app.look.Face;

import java.util.ArrayList;
import java.util.List;

/** A row of small cards, overlapping where there is little room. */
public final class CardStrip extends Widget {
    /**
     * The size of the corner with rank and suit, as a share of the card; for cards too small to
     * read whole.
     */
    private static final float CORNER_WIDTH = 0.31f;

    private static final float CORNER_HEIGHT = 0.37f;

    /** What the rounded edge takes off the corner, as a share of the card's width. */
    private static final float INSET = 0.02f;

    private final List<TextureRegion> faces = new ArrayList<>();
    private final TextureRegion shadow;
    private final TextureRegion white;
    private final boolean corners;
    private final float cardWidth;
    private final float cardHeight;
    private final float step;
    private boolean shrinks;

    private CardStrip(CardArt art, List<Face> cards, boolean corners, float height, float widest) {
        this.corners = corners;
        cards.forEach(card -> faces.add(art.face(card)));
        shadow = art.region("shadow");
        white = art.region("white");
        cardHeight = height;
        float aspect = CardArt.ASPECT * (corners ? CORNER_WIDTH / CORNER_HEIGHT : 1);
        cardWidth = height * aspect;
        float wanted = cardWidth + (corners ? 2 : height * 0.06f);
        int gaps = Math.max(1, faces.size() - 1);
        step = Math.min(wanted, Math.max(2, (widest - cardWidth) / gaps));
        setSize(getPrefWidth(), getPrefHeight());
    }

    /** Whole cards of that height, overlapping to fit the width. */
    public static CardStrip whole(CardArt art, List<Face> cards, float height, float widest) {
        return new CardStrip(art, cards, false, height, widest);
    }

    /** Only the corners with rank and suit. */
    public static CardStrip corners(CardArt art, List<Face> cards, float height, float widest) {
        return new CardStrip(art, cards, true, height, widest);
    }

    /** Lets the cards overlap more where the strip gets less room than it wants. */
    public CardStrip shrinking() {
        shrinks = true;
        return this;
    }

    /** The distance between two cards in the room there is. */
    private float step() {
        int gaps = Math.max(1, faces.size() - 1);
        return shrinks ? Math.min(step, (getWidth() - cardWidth) / gaps) : step;
    }

    @Override
    public float getMinWidth() {
        return shrinks ? cardWidth : super.getMinWidth();
    }

    private void corner(Batch batch, TextureRegion face, float x, float y) {
        float wide = face.getU2() - face.getU();
        float high = face.getV2() - face.getV();
        batch.draw(
                face.getTexture(),
                x,
                y,
                cardWidth,
                cardHeight,
                face.getU() + wide * INSET,
                face.getV() + high * CORNER_HEIGHT,
                face.getU() + wide * CORNER_WIDTH,
                face.getV() + high * INSET * CardArt.ASPECT);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float y = getY() + (getHeight() - cardHeight) / 2;
        float alpha = getColor().a * parentAlpha;
        for (int i = 0; i < faces.size(); i++) {
            float x = getX() + i * step();
            if (corners) {
                batch.setColor(0.3f, 0.28f, 0.22f, alpha * 0.55f);
                batch.draw(white, x - 0.7f, y - 0.7f, cardWidth + 1.4f, cardHeight + 1.4f);
            } else {
                batch.setColor(1, 1, 1, alpha * 0.5f);
                batch.draw(
                        shadow,
                        x - cardWidth * 0.125f,
                        y - cardHeight * 0.119f,
                        cardWidth * 1.25f,
                        cardHeight * 396 / 336);
            }
            batch.setColor(1, 1, 1, alpha);
            if (corners) {
                corner(batch, faces.get(i), x, y);
            } else {
                batch.draw(faces.get(i), x, y, cardWidth, cardHeight);
            }
        }
    }

    @Override
    public float getPrefWidth() {
        return faces.isEmpty() ? 0 : cardWidth + (faces.size() - 1) * step;
    }

    @Override
    public float getPrefHeight() {
        return cardHeight;
    }
}

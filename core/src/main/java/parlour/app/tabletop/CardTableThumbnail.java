package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.look.CardArt;
import parlour.app.look.Face;
import parlour.app.widget.Ui;

import java.util.List;

/** The thumbnail of a saved card game: the felt with its open cards, or a crown if it is over. */
public final class CardTableThumbnail extends Widget {
    private static final float EDGE = 13;
    private static final int ONE_ROW = 4;

    /** The tilt of each card in turn, in degrees. */
    private static final float[] ASKEW = {-2.5f, 1.5f, -1, 2.5f, 0.5f, -2, 1};

    private final List<TextureRegion> faces;
    private final TextureRegion shadow;
    private final TextureRegion back;
    private final Drawable felt;
    private final Drawable emblem;
    private final Drawable crown;
    private final boolean over;
    private final boolean deck;

    /**
     * @param deck whether a face-down deck lies beside the cards
     */
    public CardTableThumbnail(Ui ui, List<Face> open, boolean deck, boolean over) {
        this.over = over;
        this.deck = deck;
        faces = open.stream().map(ui.cards()::face).toList();
        shadow = ui.cards().region("shadow");
        back = ui.cards().region("back");
        felt = ui.look().patch("button");
        Color faint = ui.look().color("feltDark");
        faint.a = 0.5f;
        emblem = ui.look().picture("table-emblem", faint);
        crown = ui.look().picture("icon-crown", ui.look().color("goldLight"));
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = getColor().a * parentAlpha;
        batch.setColor(1, 1, 1, alpha);
        felt.draw(batch, getX(), getY(), getWidth(), getHeight());
        float size = getHeight() * 0.86f;
        float middleX = getX() + getWidth() / 2;
        float middleY = getY() + getHeight() / 2;
        emblem.draw(batch, middleX - size / 2, middleY - size / 2, size, size);
        if (over) {
            float tall = getHeight() * 0.46f;
            crown.draw(batch, middleX - tall / 2, middleY - tall / 2, tall, tall);
        } else {
            cards(batch, alpha);
        }
        batch.setColor(Color.WHITE);
    }

    private void cards(Batch batch, float alpha) {
        float width = getWidth() - 2 * EDGE;
        float height = getHeight() - 2 * EDGE;
        int rows = faces.size() > ONE_ROW ? 2 : 1;
        float tall = Math.min(height / rows * 0.94f, height * 0.72f);
        float wide = tall * CardArt.ASPECT;
        float left = getX() + EDGE;
        if (deck) {
            // Part of the deck shows at the side.
            float small = height * 0.56f;
            card(batch, alpha, back, left, getY() + EDGE, small, 0);
            left += small * CardArt.ASPECT + 8;
        }
        float room = getX() + getWidth() - EDGE - left;
        int perRow = (faces.size() + rows - 1) / rows;
        for (int i = 0; i < faces.size(); i++) {
            int row = i / perRow;
            int inRow = Math.min(perRow, faces.size() - row * perRow);
            float step = Math.min(wide + 4, (room - wide) / Math.max(1, inRow - 1));
            float start = left + (room - wide - step * (inRow - 1)) / 2;
            float y =
                    getY()
                            + EDGE
                            + height
                            - (row + 1) * (height / rows)
                            + (height / rows - tall) / 2;
            card(
                    batch,
                    alpha,
                    faces.get(i),
                    start + (i % perRow) * step,
                    y,
                    tall,
                    ASKEW[i % ASKEW.length]);
        }
    }

    private void card(
            Batch batch,
            float alpha,
            TextureRegion face,
            float x,
            float y,
            float tall,
            float askew) {
        float wide = tall * CardArt.ASPECT;
        batch.setColor(1, 1, 1, alpha * 0.5f);
        batch.draw(shadow, x - wide * 0.125f, y - tall * 0.119f, wide * 1.25f, tall * 396 / 336);
        batch.setColor(1, 1, 1, alpha);
        batch.draw(face, x, y, wide / 2, tall / 2, wide, tall, 1, 1, askew);
    }
}

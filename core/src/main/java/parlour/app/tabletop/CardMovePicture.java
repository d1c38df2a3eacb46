package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;

import parlour.app.accessibility.Spoken;
import parlour.app.look.CardArt;
import parlour.app.look.Face;
import parlour.app.widget.LinePainter;
import parlour.app.widget.Ui;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A move of a card game as a small picture: the cards that are played on the left, an arrow, and
 * the open cards they meet on the right, those they take in a frame.
 */
public final class CardMovePicture extends WidgetGroup {
    private static final float HIGH = 104;

    /** The height of a card in a single row, as a share of the room. */
    private static final float MOST = 0.88f;

    private static final float LEAST = 0.48f;
    private static final float EDGE = 9;
    private static final float GAP = 4;
    private static final float ARROW = 30;
    private static final float LINE = 2.4f;

    /** How far a frame reaches over the edge of its card. */
    private static final float OUT = 1.4f;

    private static final int ONE_ROW = 3;

    /** Of open cards that stay where they are while others are taken. */
    private static final float DIM = 0.5f;

    /**
     * What there is to see.
     *
     * @param played the cards from the hand
     * @param open the cards on the table before
     * @param taken those of the open cards that are taken
     * @param word stands for the cards if none is played
     */
    public record Content(List<Face> played, List<Face> open, Set<Face> taken, String word) {}

    private final CardArt art;
    private final Content content;
    private final Color color;
    private final TextureRegion shadow;
    private final Drawable felt;
    private final LinePainter lines;
    private final Label word;

    public CardMovePicture(Ui ui, Content content, Color color) {
        this.content = content;
        this.color = color;
        art = ui.cards();
        shadow = art.region("shadow");
        felt = ui.look().patch("button");
        lines = new LinePainter(ui.look());
        word =
                new Label(
                        content.played().isEmpty() ? content.word() : "",
                        ui.look().skin(),
                        "strong");
        word.setColor(color);
        word.setAlignment(Align.center);
        addActor(word);
        setTouchable(Touchable.disabled);
        Spoken.silence(this);
    }

    @Override
    public void layout() {
        word.setSize(word.getPrefWidth(), getHeight());
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = getColor().a * parentAlpha;
        batch.setColor(1, 1, 1, alpha);
        felt.draw(batch, getX(), getY(), getWidth(), getHeight());
        Box inside = new Box(getX(), getY(), getWidth(), getHeight()).inset(EDGE);
        List<Face> played = content.played();
        List<Face> open = content.open();
        int rows = open.size() > ONE_ROW ? 2 : 1;
        int columns = Math.max(1, (open.size() + rows - 1) / rows);
        float room = inside.width() - ARROW;
        float tall = tall(inside, played.isEmpty() ? 0 : played.size(), rows == 1 ? columns : 2);
        float small = rows == 1 ? tall : (inside.height() - GAP) / 2;
        float left =
                played.isEmpty() ? word.getWidth() : width(played.size(), tall, room / (rows + 1));
        float right = width(columns, small, room - left);
        float spare = (room - left - right) / 2;
        Box from = new Box(inside.x() + spare, inside.y(), left, inside.height());
        Box to = new Box(from.right() + ARROW, inside.y(), right, inside.height());
        row(batch, alpha, played, from, tall, new HashSet<>(played));
        for (int row = 0; row < rows; row++) {
            List<Face> cards =
                    open.subList(row * columns, Math.min(open.size(), (row + 1) * columns));
            float high = inside.height() / rows;
            Box line = new Box(to.x(), to.top() - (row + 1) * high, right, high);
            row(batch, alpha, cards, line, small, content.taken());
        }
        if (open.isEmpty()) {
            float y = to.middleY() - tall / 2;
            lines.frame(batch, color, alpha * DIM, to.x(), y, right, tall, 1);
        }
        word.setX(from.x() - getX());
        if (!played.isEmpty()) {
            float y = inside.middleY();
            float begin = from.right() + GAP + LINE;
            lines.arrow(batch, color, alpha, begin, y, to.x() - GAP - LINE, y, LINE);
        }
        batch.setColor(Color.WHITE);
        super.draw(batch, parentAlpha);
    }

    /** As tall as the room allows for so many cards side by side, but not too small to read. */
    private float tall(Box inside, int played, int open) {
        float left = played == 0 ? word.getWidth() : 0;
        float wide = (inside.width() - ARROW - left + GAP) / (played + open) - GAP;
        float least = inside.height() * LEAST;
        return Math.max(least, Math.min(inside.height() * MOST, wide / CardArt.ASPECT));
    }

    /** The width of a number of cards side by side, overlapping if there is less room. */
    private static float width(int cards, float tall, float most) {
        float wide = tall * CardArt.ASPECT;
        return Math.max(wide, Math.min(most, cards * (wide + GAP) - GAP));
    }

    /** Cards side by side; those in a frame lie over the others, which step back. */
    private void row(
            Batch batch, float alpha, List<Face> cards, Box room, float tall, Set<Face> framed) {
        float wide = tall * CardArt.ASPECT;
        float step = Math.min(wide + GAP, (room.width() - wide) / Math.max(1, cards.size() - 1));
        float x = room.middleX() - (step * (cards.size() - 1) + wide) / 2;
        float y = room.middleY() - tall / 2;
        float others = framed.isEmpty() ? alpha : alpha * DIM;
        for (int i = 0; i < cards.size(); i++) {
            if (!framed.contains(cards.get(i))) {
                card(batch, others, cards.get(i), x + i * step, y, tall);
            }
        }
        for (int i = 0; i < cards.size(); i++) {
            if (framed.contains(cards.get(i))) {
                float at = x + i * step;
                card(batch, alpha, cards.get(i), at, y, tall);
                lines.frame(
                        batch,
                        color,
                        alpha,
                        at - OUT,
                        y - OUT,
                        wide + 2 * OUT,
                        tall + 2 * OUT,
                        LINE);
            }
        }
    }

    private void card(Batch batch, float alpha, Face face, float x, float y, float tall) {
        float wide = tall * CardArt.ASPECT;
        batch.setColor(1, 1, 1, alpha * 0.5f);
        batch.draw(shadow, x - wide * 0.125f, y - tall * 0.119f, wide * 1.25f, tall * 396 / 336);
        batch.setColor(1, 1, 1, alpha);
        batch.draw(art.face(face), x, y, wide, tall);
    }

    @Override
    public float getPrefWidth() {
        return 160;
    }

    @Override
    public float getPrefHeight() {
        return HIGH;
    }
}

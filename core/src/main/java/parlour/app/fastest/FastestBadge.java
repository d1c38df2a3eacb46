package parlour.app.fastest;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.look.Look;
import parlour.app.tabletop.Badge;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.TextLayer;
import parlour.app.widget.Ui;

/** The badge of a See Who's Fastest seat: name, kind, points and number of cards left. */
final class FastestBadge extends Badge {
    private static final float SIGN = 24;

    private final int seat;
    private final FastestStatus status;
    private final boolean points;
    private FastestLayout.Place place;
    private Drawable warning;
    private Color cream = Color.WHITE;
    private Color soft = Color.WHITE;
    private Color bad = Color.WHITE;
    private float signX;

    /**
     * @param points whether points are counted because several games are played
     */
    FastestBadge(int seat, FastestStatus status, boolean points) {
        super(seat, status);
        this.seat = seat;
        this.status = status;
        this.points = points;
    }

    @Override
    protected void restyle(Ui ui) {
        super.restyle(ui);
        Look look = ui.look();
        cream = look.color("cream");
        soft = look.color("creamSoft");
        bad = look.color("bad");
        warning = look.picture("icon-warning", bad);
    }

    /** Lays out the text. */
    void write(FastestLayout.Place fresh, TextLayer textLayer, Ui ui) {
        place = fresh;
        place(fresh.badge(), fresh.title());
        float right = points ? writeScore(textLayer, status.scores[seat]) : place.title().right();
        writeName(textLayer, right);
        count(textLayer, ui);
    }

    /** Writes the number in large type, with its label below or beside it. */
    private void count(TextLayer textLayer, Ui ui) {
        Box box = place.count();
        boolean few = status.warns(seat);
        Color color = few ? bad : cream;
        String number = String.valueOf(status.left[seat]);
        String word = ui.texts().say("fastest.table.cards", status.left[seat]);
        float wide = textLayer.width(TextLayer.Size.LARGE, number);
        float wordWide = textLayer.width(TextLayer.Size.SMALL, word);
        float signWide = few ? SIGN + 4 : 0;
        boolean beside = signWide + wide + 6 + wordWide <= box.width();
        boolean below = !beside && box.height() >= 46 && wordWide <= box.width();
        float total = signWide + wide + (beside ? 6 + wordWide : 0);
        float x = box.middleX() - total / 2;
        float y = below ? box.middleY() + 9 : box.middleY();
        signX = x;
        textLayer.left(TextLayer.Size.LARGE, number, color, x + signWide, y, wide + 2);
        if (beside) {
            float after = x + signWide + wide + 6;
            textLayer.left(
                    TextLayer.Size.SMALL, word, few ? bad : soft, after, y - 5, wordWide + 2);
        } else if (below) {
            float left = box.middleX() - wordWide / 2;
            textLayer.left(
                    TextLayer.Size.SMALL, word, few ? bad : soft, left, y - 27, wordWide + 2);
        }
    }

    @Override
    protected void drawIcons(Batch batch, float x, float y, float alpha) {
        super.drawIcons(batch, x, y, alpha);
        if (points) {
            drawTrophy(batch, x, y);
        }
        if (status.warns(seat)) {
            Box box = place.count();
            float iconY = y + box.middleY() - SIGN / 2 + (box.height() >= 46 ? 9 : 0);
            warning.draw(batch, x + signX, iconY, SIGN, SIGN);
        }
    }
}

package parlour.app.fastest;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.look.Look;
import parlour.app.tabletop.Badge;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.TextLayer;
import parlour.app.widget.Ui;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/** The badge of a See Who's Fastest seat: name, kind, points and number of cards left. */
final class FastestBadge extends Badge {
    private static final float SIGN = 24;
    private static final float COMPACT_SIGN = 16;

    /** The width of the bubble that says that the viewer has passed. */
    private static final float COMPACT_BUBBLE = 66;

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
        if (fresh.compact()) {
            essentials(textLayer, ui);
            return;
        }
        place(fresh.badge(), fresh.title());
        float right = points ? writeScore(textLayer, status.scores[seat]) : place.title().right();
        writeName(textLayer, right);
        count(textLayer, ui);
    }

    /** Writes what a small badge has room for: numbers, with words only for the viewer. */
    private void essentials(TextLayer textLayer, Ui ui) {
        placeCompact(place.badge(), place.title());
        boolean bubble = place.own() && status.passed[seat];
        writeName(textLayer, place.title().right() - (bubble ? COMPACT_BUBBLE : 0));
        if (points) {
            TextLayer.Size small = TextLayer.Size.SMALL;
            writeScore(textLayer, status.scores[seat], place.score(), small, place.signed());
        }
        boolean warns = status.warns(seat);
        int left = status.left[seat];
        String number = String.valueOf(left);
        String words = number + " " + ui.texts().say("fastest.table.cards", left);
        Box box = place.count();
        float sign = warns ? COMPACT_SIGN + 3 : 0;
        float room = box.width() - sign;
        TextLayer.Size strong = TextLayer.Size.STRONG;
        String text = place.own() ? textLayer.fitting(strong, words, number, room) : number;
        float wide = sign + textLayer.width(strong, text);
        signX = place.own() ? box.x() : box.right() - wide;
        Color color = warns ? bad : cream;
        textLayer.left(strong, text, color, signX + sign, box.middleY(), room + 2);
    }

    /** Writes the number in large type with its label below or beside it, or the warning. */
    private void count(TextLayer textLayer, Ui ui) {
        if (status.warns(seat)) {
            warning(textLayer, ui);
            return;
        }
        Box box = place.count();
        String number = String.valueOf(status.left[seat]);
        String word = ui.texts().say("fastest.table.cards", status.left[seat]);
        float wide = textLayer.width(TextLayer.Size.LARGE, number);
        float wordWide = textLayer.width(TextLayer.Size.SMALL, word);
        boolean beside = wide + 6 + wordWide <= box.width();
        boolean below = !beside && box.height() >= 46 && wordWide <= box.width();
        float total = wide + (beside ? 6 + wordWide : 0);
        float x = box.middleX() - total / 2;
        float y = below ? box.middleY() + 9 : box.middleY();
        textLayer.left(TextLayer.Size.LARGE, number, cream, x, y, wide + 2);
        if (beside) {
            textLayer.left(TextLayer.Size.SMALL, word, soft, x + wide + 6, y - 5, wordWide + 2);
        } else if (below) {
            float left = box.middleX() - wordWide / 2;
            textLayer.left(TextLayer.Size.SMALL, word, soft, left, y - 27, wordWide + 2);
        }
    }

    /** Beside the last few cards; a bubble over them that says that the seat passes stays clear. */
    private Box warningRoom() {
        return status.passed[seat] ? place.count() : place.besideFew();
    }

    /** Writes in one line that few cards are left; they leave room for it beside them. */
    private void warning(TextLayer textLayer, Ui ui) {
        Box room = warningRoom();
        String text = ui.texts().say("fastest.table.few", status.left[seat]);
        float most = room.width() - SIGN - 4;
        TextLayer.Size size = TextLayer.Size.STRONG;
        if (textLayer.width(size, text) > most) {
            size = TextLayer.Size.SMALL;
        }
        if (textLayer.width(size, text) > most) {
            size = TextLayer.Size.LARGE;
            text = String.valueOf(status.left[seat]);
        }
        float wide = textLayer.width(size, text);
        // Against the right edge, like the number it stands for; the viewer's has no cards beside.
        signX =
                place.own()
                        ? room.middleX() - (SIGN + 4 + wide) / 2
                        : room.right() - wide - SIGN - 4;
        textLayer.left(size, text, bad, signX + SIGN + 4, room.middleY(), wide + 2);
    }

    @Override
    protected List<Phrase> signs() {
        List<Phrase> signs = new ArrayList<>();
        if (points) {
            signs.add(Phrase.of("badge.points", status.scores[seat]));
        }
        signs.add(
                status.warns(seat)
                        ? Phrase.of("badge.fastest.few", status.left[seat])
                        : Phrase.of("badge.fastest.cards", status.left[seat]));
        return signs;
    }

    @Override
    protected void drawIcons(Batch batch, float x, float y, float alpha) {
        super.drawIcons(batch, x, y, alpha);
        if (points) {
            drawTrophy(batch, x, y);
        }
        if (status.warns(seat)) {
            boolean compact = place.compact();
            float size = compact ? COMPACT_SIGN : SIGN;
            Box row = compact ? place.count() : warningRoom();
            warning.draw(batch, x + signX, y + row.middleY() - size / 2, size, size);
        }
    }
}

package parlour.app.cassino;

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

/** The badge of a Cassino seat: name, kind, dealer, score, number of captured cards and sweeps. */
final class CassinoBadge extends Badge {
    private static final float TWO_LINES = 32;

    private final int seat;
    private final CassinoStatus status;
    private CassinoLayout.Place place;
    private Drawable dealer;
    private Drawable sweep;
    private Color cream = Color.WHITE;
    private Color gold = Color.WHITE;
    private float dealerX;
    private float sweepX;
    private float sweepY;

    CassinoBadge(int seat, CassinoStatus status) {
        super(seat, status);
        this.seat = seat;
        this.status = status;
    }

    @Override
    protected void restyle(Ui ui) {
        super.restyle(ui);
        Look look = ui.look();
        cream = look.color("cream");
        gold = look.color("goldLight");
        dealer = look.picture("icon-dealer", gold);
        sweep = look.picture("icon-sweep", gold);
    }

    /** Lays out the text. */
    void write(CassinoLayout.Place fresh, TextLayer textLayer, Ui ui) {
        place = fresh;
        place(fresh.badge(), fresh.title());
        float right = writeScore(textLayer, status.scores[seat]);
        if (status.dealer == seat) {
            dealerX = right - ICON;
            right = dealerX - SPACE;
        }
        writeName(textLayer, right);
        notes(textLayer, ui);
    }

    private void notes(TextLayer textLayer, Ui ui) {
        Box notes = place.notes();
        boolean swept = status.sweeps[seat] > 0;
        boolean two = notes.height() >= TWO_LINES;
        float middle = notes.middleY();
        float pileY = swept && two ? middle + ICON * 0.62f : middle;
        float after =
                note(
                        textLayer,
                        ui,
                        "cassino.table.pile",
                        status.piles[seat],
                        cream,
                        notes.x(),
                        pileY);
        if (swept) {
            sweepX = two ? notes.x() - 1 : notes.x() + Math.max(22, after + SPACE);
            float sweepMiddle = two ? middle - ICON * 0.62f : middle;
            sweepY = sweepMiddle - ICON / 2;
            note(
                    textLayer,
                    ui,
                    "cassino.table.sweeps",
                    status.sweeps[seat],
                    gold,
                    sweepX + ICON + 4,
                    sweepMiddle);
        }
    }

    /** Writes a number with its label, or the number alone if the label does not fit. */
    private float note(
            TextLayer textLayer, Ui ui, String key, int count, Color color, float x, float y) {
        String full = ui.texts().say(key, count);
        float room = place.notes().right() - x;
        boolean wordy =
                place.notes().height() >= TWO_LINES
                        && textLayer.width(TextLayer.Size.SMALL, full) <= room;
        return textLayer.left(
                TextLayer.Size.SMALL, wordy ? full : String.valueOf(count), color, x, y, room);
    }

    @Override
    protected List<Phrase> signs() {
        List<Phrase> signs = new ArrayList<>();
        signs.add(Phrase.of("badge.points", status.scores[seat]));
        if (status.dealer == seat) {
            signs.add(Phrase.of("badge.cassino.dealer"));
        }
        signs.add(Phrase.of("badge.cassino.pile", status.piles[seat]));
        if (status.sweeps[seat] > 0) {
            signs.add(Phrase.of("badge.cassino.sweeps", status.sweeps[seat]));
        }
        return signs;
    }

    @Override
    protected void drawIcons(Batch batch, float x, float y, float alpha) {
        super.drawIcons(batch, x, y, alpha);
        Box title = place.title();
        float iconY = y + title.middleY() - ICON / 2;
        drawTrophy(batch, x, y);
        if (status.dealer == seat) {
            dealer.draw(batch, x + dealerX, iconY, ICON, ICON);
        }
        if (status.sweeps[seat] > 0) {
            sweep.draw(batch, x + sweepX, y + sweepY, ICON, ICON);
        }
    }
}

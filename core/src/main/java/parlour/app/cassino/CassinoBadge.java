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
import java.util.Optional;

/** The badge of a Cassino seat: name, kind, dealer, score, number of captured cards and sweeps. */
final class CassinoBadge extends Badge {
    private static final float TWO_LINES = 32;

    /** The distance between lines, in icons. */
    private static final float LINE = 1.24f;

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

    /**
     * Lays out the text.
     *
     * @param pile what the pile holds, if it is to be shown
     */
    void write(CassinoLayout.Place fresh, Optional<CassinoPile> pile, TextLayer textLayer, Ui ui) {
        place = fresh;
        if (fresh.compact()) {
            essentials(textLayer);
            return;
        }
        place(fresh.badge(), fresh.title());
        float right = writeScore(textLayer, status.scores[seat]);
        writeName(textLayer, besideDealer(right));
        notes(pile, textLayer, ui);
    }

    /** Makes room for the dealer's sign, if it is shown here; returns where the room ends then. */
    private float besideDealer(float right) {
        if (status.dealer != seat) {
            return right;
        }
        dealerX = right - ICON;
        return dealerX - SPACE;
    }

    /** Writes what a narrow badge has room for: numbers without words. */
    private void essentials(TextLayer textLayer) {
        placeCompact(place.badge(), place.title());
        TextLayer.Size small = TextLayer.Size.SMALL;
        writeScore(textLayer, status.scores[seat], place.score(), small, place.signed());
        float right = besideDealer(place.title().right());
        if (status.sweeps[seat] > 0) {
            float y = place.title().middleY();
            String sweeps = String.valueOf(status.sweeps[seat]);
            right -= textLayer.right(small, sweeps, gold, right, y);
            sweepX = right - 2 - ICON;
            sweepY = y - ICON / 2;
            right = sweepX - SPACE;
        }
        writeName(textLayer, right);
        Box notes = place.notes();
        String pile = String.valueOf(status.piles[seat]);
        textLayer.left(small, pile, cream, notes.x(), notes.middleY(), notes.width() + 2);
    }

    private void notes(Optional<CassinoPile> pile, TextLayer textLayer, Ui ui) {
        Box notes = place.notes();
        List<String> held = pile.map(one -> held(one, textLayer, ui)).orElse(List.of());
        boolean swept = status.sweeps[seat] > 0;
        boolean two = notes.height() >= TWO_LINES;
        float step = ICON * LINE;
        boolean three = notes.height() >= 3 * step;
        boolean beside = held.size() > 1 || !two || held.size() == 1 && !three;
        int lines = 1 + held.size() + (swept && !beside ? 1 : 0);
        float y = notes.middleY() + (lines - 1) * step / 2;
        float after =
                note(textLayer, ui, "cassino.table.pile", status.piles[seat], cream, notes.x(), y);
        for (String line : held) {
            y -= step;
            textLayer.left(TextLayer.Size.SMALL, line, cream, notes.x(), y, notes.width());
        }
        if (swept) {
            sweepX = beside ? notes.x() + Math.max(22, after + SPACE) : notes.x() - 1;
            float sweepMiddle = beside ? y + held.size() * step : y - step;
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

    /** Which of the captured cards score, in two lines where one is too narrow. */
    private List<String> held(CassinoPile pile, TextLayer textLayer, Ui ui) {
        String whole = ui.texts().say(pile.held());
        if (pile.best().isEmpty()
                || textLayer.width(TextLayer.Size.SMALL, whole) <= place.notes().width()) {
            return List.of(whole);
        }
        return List.of(ui.texts().say(pile.counts()), ui.texts().say(pile.best().get()));
    }

    /** Writes a number with its label, or the number alone if the label does not fit. */
    private float note(
            TextLayer textLayer, Ui ui, String key, int count, Color color, float x, float y) {
        String full = ui.texts().say(key, count);
        float room = place.notes().right() - x;
        boolean alone = place.notes().height() >= TWO_LINES || status.sweeps[seat] == 0;
        boolean wordy = alone && textLayer.width(TextLayer.Size.SMALL, full) <= room;
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

package parlour.app.cassino;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.App;
import parlour.app.cards.Badge;
import parlour.app.cards.Box;
import parlour.app.cards.Writing;
import parlour.app.look.Look;

/** What is written about one seat: name, kind, dealer, score, the pile's count, sweeps. */
final class SeatBadge extends Badge {
    private static final float TWO_LINES = 32;

    private final int seat;
    private final Standing standing;
    private TableLayout.Place place;
    private Drawable dealer;
    private Drawable sweep;
    private Color cream = Color.WHITE;
    private Color gold = Color.WHITE;
    private float dealerX;
    private float sweepX;
    private float sweepY;

    SeatBadge(int seat, Standing standing) {
        super(seat, standing);
        this.seat = seat;
        this.standing = standing;
    }

    @Override
    protected void dress(App app) {
        super.dress(app);
        Look look = app.look();
        cream = look.color("cream");
        gold = look.color("goldLight");
        dealer = look.picture("icon-dealer", gold);
        sweep = look.picture("icon-sweep", gold);
    }

    /** Lays the texts out anew. */
    void write(TableLayout.Place fresh, Writing writing, App app) {
        place = fresh;
        place(fresh.badge(), fresh.title());
        float right = writeScore(writing, standing.scores[seat]);
        if (standing.dealer == seat) {
            dealerX = right - ICON;
            right = dealerX - SPACE;
        }
        writeName(writing, right);
        notes(writing, app);
    }

    private void notes(Writing writing, App app) {
        Box notes = place.notes();
        boolean swept = standing.sweeps[seat] > 0;
        boolean two = notes.height() >= TWO_LINES;
        float middle = notes.middleY();
        float pileY = swept && two ? middle + ICON * 0.62f : middle;
        float after =
                note(
                        writing,
                        app,
                        "cassino.table.pile",
                        standing.piles[seat],
                        cream,
                        notes.x(),
                        pileY);
        if (swept) {
            sweepX = two ? notes.x() - 1 : notes.x() + Math.max(22, after + SPACE);
            float sweepMiddle = two ? middle - ICON * 0.62f : middle;
            sweepY = sweepMiddle - ICON / 2;
            note(
                    writing,
                    app,
                    "cassino.table.sweeps",
                    standing.sweeps[seat],
                    gold,
                    sweepX + ICON + 4,
                    sweepMiddle);
        }
    }

    /** A number with its word, or alone where the word has no room. */
    private float note(
            Writing writing, App app, String key, int count, Color color, float x, float y) {
        String full = app.texts().say(key, count);
        float room = place.notes().right() - x;
        boolean wordy =
                place.notes().height() >= TWO_LINES
                        && writing.width(Writing.Size.SMALL, full) <= room;
        return writing.left(
                Writing.Size.SMALL, wordy ? full : String.valueOf(count), color, x, y, room);
    }

    @Override
    protected void drawIcons(Batch batch, float x, float y, float alpha) {
        super.drawIcons(batch, x, y, alpha);
        Box title = place.title();
        float iconY = y + title.middleY() - ICON / 2;
        drawTrophy(batch, x, y);
        if (standing.dealer == seat) {
            dealer.draw(batch, x + dealerX, iconY, ICON, ICON);
        }
        if (standing.sweeps[seat] > 0) {
            sweep.draw(batch, x + sweepX, y + sweepY, ICON, ICON);
        }
    }
}

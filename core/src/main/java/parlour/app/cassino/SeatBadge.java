package parlour.app.cassino;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;

import parlour.app.cards.Box;
import parlour.app.look.Look;
import parlour.app.play.Sitter;

/** What is written about one seat: name, kind, dealer, score, the pile's count, sweeps. */
final class SeatBadge {
    /** The pictures have this much clear room for their light. */
    private static final float MARGIN = 8;

    private static final float ICON = 16;
    private static final float SPACE = 5;

    private final int seat;
    private final Standing standing;
    private TableLayout.Place place;
    private Box panel = new Box(0, 0, 1, 1);
    private Drawable plain;
    private Drawable lit;
    private Drawable kind;
    private Drawable dealer;
    private Drawable trophy;
    private Drawable sweep;
    private BitmapFontCache names;
    private BitmapFontCache numbers;
    private Color cream = Color.WHITE;
    private Color soft = Color.WHITE;
    private Color gold = Color.WHITE;
    private float glow;
    private float trophyX;
    private float dealerX;
    private float sweepX;
    private float sweepY;

    SeatBadge(int seat, Standing standing) {
        this.seat = seat;
        this.standing = standing;
    }

    void dress(Look look) {
        Sitter sitter = standing.setup.sitters().get(seat);
        plain = look.patch(sitter.person() ? "badge-person" : "badge");
        lit = look.patch("badge-turn");
        cream = look.color("cream");
        soft = look.color("creamSoft");
        gold = look.color("goldLight");
        kind = look.picture(sitter.person() ? "icon-person" : "icon-computer", soft);
        dealer = look.picture("icon-dealer", gold);
        trophy = look.picture("icon-trophy", look.color("gold"));
        sweep = look.picture("icon-sweep", gold);
        names = new BitmapFontCache(look.font("strong"), false);
        numbers = new BitmapFontCache(look.font("small"), false);
    }

    /** Lays the texts out anew. */
    void write(TableLayout.Place fresh) {
        place = fresh;
        panel = fresh.badge().inset(-MARGIN);
        names.clear();
        numbers.clear();
        Box title = place.title();
        float right = title.right();
        right -= add(names, String.valueOf(standing.scores[seat]), gold, title, right) + SPACE;
        trophyX = right - ICON;
        right = trophyX - SPACE;
        if (standing.dealer == seat) {
            dealerX = right - ICON;
            right = dealerX - SPACE;
        }
        float left = title.x() + ICON + SPACE;
        // A name is typed by a person: its brackets are no markup.
        String name = standing.setup.name(seat).replace("[", "[[");
        BitmapFont font = names.getFont();
        GlyphLayout layout =
                new GlyphLayout(
                        font, name, 0, name.length(), cream, right - left, Align.left, false, "…");
        names.addText(layout, left, title.middleY() + font.getCapHeight() / 2);
        notes();
    }

    private void notes() {
        Box notes = place.notes();
        BitmapFont font = numbers.getFont();
        boolean swept = standing.sweeps[seat] > 0;
        boolean stacked = swept && notes.height() >= 2 * ICON + 6;
        float middle = notes.middleY();
        float pileY = stacked ? middle + ICON * 0.62f : middle;
        float cap = font.getCapHeight() / 2;
        GlyphLayout pile =
                new GlyphLayout(
                        font, String.valueOf(standing.piles[seat]), cream, 0, Align.left, false);
        numbers.addText(pile, notes.x(), pileY + cap);
        if (swept) {
            sweepX = stacked ? notes.x() : notes.x() + Math.max(22, pile.width + SPACE);
            sweepY = (stacked ? middle - ICON * 0.62f : middle) - ICON / 2;
            GlyphLayout count =
                    new GlyphLayout(
                            font,
                            String.valueOf(standing.sweeps[seat]),
                            gold,
                            0,
                            Align.left,
                            false);
            numbers.addText(count, sweepX + ICON + 3, sweepY + ICON / 2 + cap);
        }
    }

    private static float add(
            BitmapFontCache cache, String text, Color color, Box row, float right) {
        BitmapFont font = cache.getFont();
        GlyphLayout layout = new GlyphLayout(font, text, color, 0, Align.left, false);
        cache.addText(layout, right - layout.width, row.middleY() + font.getCapHeight() / 2);
        return layout.width;
    }

    void advance(float seconds) {
        float wanted = standing.turn == seat ? 1 : 0;
        glow += (wanted - glow) * Math.min(1, seconds * 9);
    }

    void drawPanel(Batch batch, float x, float y, float alpha) {
        Box box = panel;
        batch.setColor(1, 1, 1, alpha);
        plain.draw(batch, x + box.x(), y + box.y(), box.width(), box.height());
        if (glow > 0.02f) {
            batch.setColor(1, 1, 1, alpha * glow);
            lit.draw(batch, x + box.x(), y + box.y(), box.width(), box.height());
        }
    }

    void drawIcons(Batch batch, float x, float y, float alpha) {
        batch.setColor(1, 1, 1, alpha);
        Box title = place.title();
        float iconY = y + title.middleY() - ICON / 2;
        kind.draw(batch, x + title.x(), iconY, ICON, ICON);
        trophy.draw(batch, x + trophyX, iconY, ICON, ICON);
        if (standing.dealer == seat) {
            dealer.draw(batch, x + dealerX, iconY, ICON, ICON);
        }
        if (standing.sweeps[seat] > 0) {
            sweep.draw(batch, x + sweepX, y + sweepY, ICON, ICON);
        }
    }

    void drawTexts(Batch batch, float x, float y, float alpha) {
        names.setPosition(x, y);
        names.draw(batch, alpha);
        numbers.setPosition(x, y);
        numbers.draw(batch, alpha);
    }
}

package parlour.app.cassino;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;

import parlour.app.App;
import parlour.app.cards.Box;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything under the cards: the inlay, the badges, the deck's panel. All pictures are drawn
 * before all texts, so that the textures change as rarely as possible.
 */
final class Surroundings extends Actor {
    private static final float MARGIN = 8;

    private final App app;
    private final Standing standing;
    private final List<SeatBadge> badges = new ArrayList<>();
    private TableLayout layout;
    private Box deckPanel = new Box(0, 0, 1, 1);
    private Drawable inlay;
    private Drawable panel;
    private BitmapFontCache small;
    private BitmapFontCache large;
    private int written = -1;

    Surroundings(App app, Standing standing) {
        this.app = app;
        this.standing = standing;
        for (int seat = 0; seat < standing.setup.sitters().size(); seat++) {
            badges.add(new SeatBadge(seat, standing));
        }
    }

    void dress() {
        badges.forEach(badge -> badge.dress(app.look()));
        inlay = app.look().patch("table-inlay");
        panel = app.look().patch("badge");
        small = new BitmapFontCache(app.look().font("small"), false);
        large = new BitmapFontCache(app.look().font("heading"), false);
        written = -1;
    }

    void layout(TableLayout fresh) {
        layout = fresh;
        deckPanel = fresh.deckPanel().inset(-MARGIN);
        written = -1;
    }

    @Override
    public void act(float seconds) {
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).advance(seconds);
        }
    }

    private void write() {
        written = standing.version;
        for (int seat = 0; seat < badges.size(); seat++) {
            badges.get(seat).write(layout.places().get(seat));
        }
        Box deck = layout.deckPanel();
        float left = deck.x() + 12;
        float width = layout.deck().x() - 10 - left;
        large.clear();
        small.clear();
        String count = String.valueOf(standing.deck);
        String word = app.texts().say("cassino.table.deck", standing.deck);
        BitmapFont big = large.getFont();
        GlyphLayout number = layout(big, count, app.look().color("cream"), width);
        GlyphLayout label = layout(small.getFont(), word, app.look().color("creamSoft"), width);
        float gap = 8;
        float y = deck.middleY() + (number.height + gap + label.height) / 2;
        large.addText(number, left, y);
        small.addText(label, left, y - number.height - gap);
    }

    private static GlyphLayout layout(BitmapFont font, String text, Color color, float width) {
        return new GlyphLayout(font, text, 0, text.length(), color, width, Align.right, false, "…");
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (layout == null) {
            return;
        }
        if (written != standing.version) {
            write();
        }
        float alpha = parentAlpha * getColor().a;
        float x = getX();
        float y = getY();
        batch.setColor(1, 1, 1, alpha * 0.8f);
        draw(inlay, batch, layout.felt());
        batch.setColor(1, 1, 1, alpha);
        draw(panel, batch, deckPanel);
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).drawPanel(batch, x, y, alpha);
        }
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).drawIcons(batch, x, y, alpha);
        }
        batch.setColor(Color.WHITE);
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).drawTexts(batch, x, y, alpha);
        }
        small.setPosition(x, y);
        small.draw(batch, alpha);
        large.setPosition(x, y);
        large.draw(batch, alpha);
    }

    private void draw(Drawable drawable, Batch batch, Box box) {
        drawable.draw(batch, getX() + box.x(), getY() + box.y(), box.width(), box.height());
    }
}

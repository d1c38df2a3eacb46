package parlour.app.cassino;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.App;
import parlour.app.cards.Badge;
import parlour.app.cards.Box;
import parlour.app.cards.Writing;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything under the cards: the inlay, the badges, the deck's panel. All pictures are drawn
 * before all texts, so that the textures change as rarely as possible.
 */
final class Surroundings extends Actor {
    private static final float ICON = 16;

    private final App app;
    private final Standing standing;
    private final List<SeatBadge> badges = new ArrayList<>();
    private final Writing writing = new Writing();
    private TableLayout layout;
    private Box deckPanel = new Box(0, 0, 1, 1);
    private Drawable inlay;
    private Drawable panel;
    private Drawable deckIcon;
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
        inlay = app.look().frame("table-inlay");
        panel = app.look().patch("badge");
        deckIcon = app.look().picture("icon-deck", app.look().color("creamSoft"));
        writing.dress(app.look());
        written = -1;
    }

    void layout(TableLayout fresh) {
        layout = fresh;
        deckPanel = fresh.deck().badge().inset(-Badge.MARGIN);
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
        writing.clear();
        for (int seat = 0; seat < badges.size(); seat++) {
            badges.get(seat).write(layout.places().get(seat), writing, app);
        }
        Box title = layout.deck().title();
        Box notes = layout.deck().notes();
        float left = title.x() + ICON + 5;
        writing.left(
                Writing.Size.STRONG,
                app.texts().say("cassino.table.deck"),
                app.look().color("cream"),
                left,
                title.middleY(),
                title.right() - left);
        String full = app.texts().say("cassino.table.left", standing.deck);
        boolean fits = writing.width(Writing.Size.SMALL, full) <= notes.width();
        writing.left(
                Writing.Size.SMALL,
                fits ? full : String.valueOf(standing.deck),
                app.look().color("cream"),
                notes.x(),
                notes.middleY(),
                notes.width());
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
        Box title = layout.deck().title();
        deckIcon.draw(batch, x + title.x(), y + title.middleY() - ICON / 2, ICON, ICON);
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).drawPanel(batch, x, y, alpha);
        }
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).drawIcons(batch, x, y, alpha);
        }
        batch.setColor(Color.WHITE);
        writing.draw(batch, x, y, alpha);
    }

    private void draw(Drawable drawable, Batch batch, Box box) {
        drawable.draw(batch, getX() + box.x(), getY() + box.y(), box.width(), box.height());
    }
}

package parlour.app.cassino;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.App;
import parlour.app.cards.Badge;
import parlour.app.cards.Box;
import parlour.app.cards.Underlay;
import parlour.app.cards.Writing;

/** Everything under the cards: the inlay, the badges, the deck's panel. */
final class Surroundings extends Underlay<SeatBadge> {
    private static final float ICON = Badge.ICON;

    private final Standing standing;
    private TableLayout layout;
    private Box deckPanel = new Box(0, 0, 1, 1);
    private Drawable inlay;
    private Drawable panel;
    private Drawable deckIcon;

    Surroundings(App app, Standing standing) {
        super(app, standing, seat -> new SeatBadge(seat, standing));
        this.standing = standing;
    }

    @Override
    public void dress() {
        super.dress();
        inlay = app.look().frame("table-inlay");
        panel = app.look().patch("badge");
        deckIcon = app.look().picture("icon-deck", app.look().color("creamSoft"));
    }

    void layout(TableLayout fresh) {
        layout = fresh;
        deckPanel = fresh.deck().badge().inset(-Badge.MARGIN);
        placed();
    }

    @Override
    protected void write() {
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
        String brief = String.valueOf(standing.deck);
        writing.left(
                Writing.Size.SMALL,
                writing.fitting(Writing.Size.SMALL, full, brief, notes.width()),
                app.look().color("cream"),
                notes.x(),
                notes.middleY(),
                notes.width());
    }

    @Override
    protected void drawPictures(Batch batch, float alpha) {
        batch.setColor(1, 1, 1, alpha * 0.8f);
        draw(inlay, batch, layout.felt());
        batch.setColor(1, 1, 1, alpha);
        draw(panel, batch, deckPanel);
        Box title = layout.deck().title();
        drawIcon(deckIcon, batch, ICON, title.x(), title);
        drawPanels(batch, alpha);
        drawIcons(batch, alpha);
    }
}

package parlour.app.cassino;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.tabletop.Badge;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.TableBackground;
import parlour.app.tabletop.TextLayer;
import parlour.app.widget.Ui;

import java.util.Optional;
import java.util.function.Supplier;

/** Everything under the cards: the inlay, the badges, the deck's panel. */
final class CassinoBackground extends TableBackground<CassinoBadge> {
    private static final float ICON = Badge.ICON;

    private final CassinoStatus status;
    private final Supplier<Optional<CassinoPile>> ownPile;
    private CassinoLayout layout;
    private Box deckPanel = new Box(0, 0, 1, 1);
    private Drawable inlay;
    private Drawable panel;
    private Drawable deckIcon;

    /** Whether there is room for the icon before the deck's name. */
    private boolean deckSigned;

    /**
     * @param ownPile the pile whose contents are shown on the badge of its owner
     */
    CassinoBackground(Ui ui, CassinoStatus status, Supplier<Optional<CassinoPile>> ownPile) {
        super(ui, status, seat -> new CassinoBadge(seat, status));
        this.status = status;
        this.ownPile = ownPile;
    }

    @Override
    public void restyle() {
        super.restyle();
        inlay = ui.look().frame("table-inlay");
        panel = ui.look().patch("badge");
        deckIcon = ui.look().picture("icon-deck", ui.look().color("creamSoft"));
    }

    void layout(CassinoLayout fresh) {
        layout = fresh;
        deckPanel = fresh.deck().badge().inset(-Badge.MARGIN);
        placed();
    }

    @Override
    protected void write() {
        Optional<CassinoPile> own = ownPile.get();
        for (int seat = 0; seat < badges.size(); seat++) {
            int at = seat;
            Optional<CassinoPile> pile = own.filter(one -> one.seat() == at);
            badges.get(seat).write(layout.places().get(seat), pile, textLayer, ui);
        }
        Box title = layout.deck().title();
        Box notes = layout.deck().notes();
        String deck = ui.texts().say("cassino.table.deck");
        float wide = textLayer.width(TextLayer.Size.STRONG, deck);
        deckSigned = ICON + 5 + wide <= title.width();
        float left = title.x() + (deckSigned ? ICON + 5 : 0);
        textLayer.left(
                TextLayer.Size.STRONG,
                deck,
                ui.look().color("cream"),
                left,
                title.middleY(),
                title.right() - left);
        String full = ui.texts().say("cassino.table.left", status.deck);
        String brief = String.valueOf(status.deck);
        textLayer.left(
                TextLayer.Size.SMALL,
                textLayer.fitting(TextLayer.Size.SMALL, full, brief, notes.width()),
                ui.look().color("cream"),
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
        if (deckSigned) {
            drawIcon(deckIcon, batch, ICON, title.x(), title);
        }
        drawPanels(batch, alpha);
        drawIcons(batch, alpha);
    }
}

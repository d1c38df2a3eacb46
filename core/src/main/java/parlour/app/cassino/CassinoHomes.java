package parlour.app.cassino;

import parlour.app.tabletop.CardGrid;
import parlour.app.tabletop.CardSprite;
import parlour.app.tabletop.CardStacks;
import parlour.app.tabletop.Pose;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoMove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Positions every sprite according to its zone and the selection. */
final class CassinoHomes {
    private static final float PILES = 100;
    private static final float HANDS = 200;
    private static final float TABLE = 400;
    private static final float OWN_HAND = 600;
    private static final float PICKED = 60;

    private final CassinoZones zones;
    private final CassinoSelection selection;
    private final CardGrid<CardSprite> cardGrid = new CardGrid<>();
    private CassinoLayout layout;
    private int viewer;
    private Optional<CardSprite> hovered = Optional.empty();

    CassinoHomes(CassinoZones zones, CassinoSelection selection) {
        this.zones = zones;
        this.selection = selection;
    }

    void layout(CassinoLayout fresh, int atBottom) {
        layout = fresh;
        viewer = atBottom;
        cardGrid.area(layout.table(), layout.tableCard());
    }

    CassinoLayout layout() {
        return layout;
    }

    int viewer() {
        return viewer;
    }

    void hover(Optional<CardSprite> sprite) {
        hovered = sprite;
    }

    /**
     * Makes room for new table cards after those that are there. Cards that are gone leave gaps
     * until {@link #closeGaps}, so that nothing moves under a capture that is still in the air.
     */
    void tableChanged() {
        List<CardSprite> fresh = zones.table.stream().filter(s -> !cardGrid.has(s)).toList();
        if (zones.table.isEmpty()) {
            cardGrid.arrange(List.of());
        } else if (!fresh.isEmpty()) {
            List<CardSprite> all = new ArrayList<>(cardGrid.cards());
            all.addAll(fresh);
            cardGrid.arrange(all);
        }
    }

    /** Brings the table cards together again, centred and as large as they fit. */
    void closeGaps() {
        cardGrid.arrange(zones.table);
        update();
    }

    /** Updates the home of every sprite. */
    void update() {
        CardStacks.closed(zones.deck, layout.deck().pile(), 0);
        for (int seat = 0; seat < zones.hands.size(); seat++) {
            CassinoLayout.Place place = layout.places().get(seat);
            CardStacks.closed(zones.piles.get(seat), place.pile(), PILES);
            if (seat == viewer) {
                ownHand(zones.hands.get(seat));
            } else {
                CardStacks.row(
                        zones.hands.get(seat),
                        place.hand(),
                        place.card(),
                        CassinoLayout.HAND,
                        HANDS);
            }
        }
        for (int i = 0; i < zones.table.size(); i++) {
            open(zones.table.get(i), TABLE + i);
        }
    }

    private void open(CardSprite sprite, float order) {
        Card card = sprite.card().orElseThrow();
        Pose home = sprite.home().at(cardGrid.x(sprite), cardGrid.y(sprite), cardGrid.width());
        boolean picked = selection.table().has(card) || hinted().has(card);
        home.angle = cardGrid.roomy() && !picked ? CardStacks.crooked(sprite) : 0;
        home.face = 1;
        home.height = picked ? 0.18f : 0;
        home.y += picked ? cardGrid.width() * 0.04f : 0;
        home.order = order + (picked ? PICKED : 0);
        sprite.covered(false);
    }

    private CardSet hinted() {
        return selection.hint().map(CassinoMove::taken).orElse(CardSet.EMPTY);
    }

    private void ownHand(List<CardSprite> hand) {
        float step = layout.hand().width() + layout.handCard() * CassinoLayout.HAND_GAP;
        step /= Math.max(CassinoLayout.HAND, hand.size());
        for (int i = 0; i < hand.size(); i++) {
            CardSprite sprite = hand.get(i);
            float x = layout.hand().middleX() + (i - (hand.size() - 1) / 2f) * step;
            boolean picked = sprite.card().isPresent() && lifted(sprite.card().get());
            boolean pointed = hovered.isPresent() && hovered.get() == sprite;
            float lift =
                    picked ? CassinoLayout.RISE * 0.85f : pointed ? CassinoLayout.RISE * 0.35f : 0;
            Pose home = sprite.home().at(x, layout.hand().middleY() + lift, layout.handCard());
            home.angle = 0;
            home.face = sprite.card().isPresent() ? 1 : 0;
            home.height = picked ? 0.15f : pointed ? 0.06f : 0;
            home.order = OWN_HAND + i;
            sprite.covered(false);
        }
    }

    private boolean lifted(Card card) {
        return selection.hand().isPresent() && selection.hand().get() == card
                || selection.hint().isPresent() && selection.hint().get().card() == card;
    }
}

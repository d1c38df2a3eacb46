package parlour.app.cassino;

import parlour.app.cards.CardSprite;
import parlour.app.cards.Pose;
import parlour.app.cards.Slots;
import parlour.app.cards.Stacks;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.CassinoMove;

import java.util.List;
import java.util.Optional;

/** Says of each sprite where it belongs, from its zone and what is picked. */
final class Homes {
    private static final float PILES = 100;
    private static final float HANDS = 200;
    private static final float TABLE = 400;
    private static final float OWN_HAND = 600;
    private static final float PICKED = 60;

    private final Zones zones;
    private final Selection selection;
    private final Slots<CardSprite> slots = new Slots<>();
    private TableLayout layout;
    private int viewer;
    private Optional<CardSprite> hovered = Optional.empty();

    Homes(Zones zones, Selection selection) {
        this.zones = zones;
        this.selection = selection;
    }

    void layout(TableLayout fresh, int atBottom) {
        layout = fresh;
        viewer = atBottom;
        slots.area(layout.table(), layout.handCard());
    }

    TableLayout layout() {
        return layout;
    }

    int viewer() {
        return viewer;
    }

    void hover(Optional<CardSprite> sprite) {
        hovered = sprite;
    }

    /** Finds places for new table cards, forgets those of cards that are gone. */
    void tableChanged() {
        for (CardSprite sprite : zones.all()) {
            if (!zones.table.contains(sprite)) {
                slots.remove(sprite);
            }
        }
        List<CardSprite> fresh = zones.table.stream().filter(s -> !slots.has(s)).toList();
        if (!fresh.isEmpty()) {
            slots.add(fresh);
        } else {
            slots.tidy();
        }
    }

    /** Sets every home. */
    void update() {
        Stacks.closed(zones.deck, layout.deck().pile(), 0);
        for (int seat = 0; seat < zones.hands.size(); seat++) {
            TableLayout.Place place = layout.places().get(seat);
            Stacks.closed(zones.piles.get(seat), place.pile(), PILES);
            if (seat == viewer) {
                ownHand(zones.hands.get(seat));
            } else {
                Stacks.row(
                        zones.hands.get(seat), place.hand(), place.card(), TableLayout.HAND, HANDS);
            }
        }
        for (int i = 0; i < zones.table.size(); i++) {
            open(zones.table.get(i), TABLE + i);
        }
    }

    private void open(CardSprite sprite, float order) {
        Card card = sprite.card().orElseThrow();
        Pose home = sprite.home().at(slots.x(sprite), slots.y(sprite), slots.width());
        boolean picked = selection.table().has(card) || hinted().has(card);
        home.angle = slots.roomy() && !picked ? Stacks.crooked(sprite) : 0;
        home.face = 1;
        home.height = picked ? 0.18f : 0;
        home.y += picked ? slots.width() * 0.04f : 0;
        home.order = order + (picked ? PICKED : 0);
        sprite.covered(false);
    }

    private CardSet hinted() {
        return selection.hint().map(CassinoMove::taken).orElse(CardSet.EMPTY);
    }

    private void ownHand(List<CardSprite> hand) {
        float step = layout.hand().width() + layout.handCard() * 0.1f;
        step /= Math.max(TableLayout.HAND, hand.size());
        for (int i = 0; i < hand.size(); i++) {
            CardSprite sprite = hand.get(i);
            float x = layout.hand().middleX() + (i - (hand.size() - 1) / 2f) * step;
            boolean picked = sprite.card().isPresent() && lifted(sprite.card().get());
            boolean pointed = hovered.isPresent() && hovered.get() == sprite;
            float lift = picked ? TableLayout.RISE * 0.85f : pointed ? TableLayout.RISE * 0.35f : 0;
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

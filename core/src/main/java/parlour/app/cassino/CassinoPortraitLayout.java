package parlour.app.cassino;

import parlour.app.cassino.CassinoLayout.Place;
import parlour.app.look.CardArt;
import parlour.app.tabletop.BadgeRows;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The Cassino table on a phone held upright: the other seats in rows above, the open cards in the
 * middle, the viewer's badge and the deck under them, the hand at the bottom.
 */
final class CassinoPortraitLayout {
    private static final float EDGE = 8;
    private static final float GAP = 6;

    /** The height of the strip where captures are offered: a finger has to find them. */
    private static final float CHOICES = 44;

    /** Up to two other seats have badges with room for everything. */
    private static final int FEW = 2;

    private static final float LARGE_BADGE = 66;
    private static final float BADGE = 50;
    private static final float WIDEST_BADGE = 250;
    private static final float OWN = 66;

    /** The share of the viewer's badge in the width, which the deck has the rest of. */
    private static final float OWN_PART = 0.66f;

    /** The most of the height that the hand takes. */
    private static final float HIGHEST_HAND = 0.185f;

    /** How much larger than in the hand a card on the table may be. */
    private static final float TABLE_CARD = 1.18f;

    private CassinoPortraitLayout() {}

    static CassinoLayout of(int seats, int viewer, float width, float height) {
        float handCard =
                Math.min(
                        (width - 2 * EDGE) / CassinoLayout.HAND_WIDE,
                        height * HIGHEST_HAND * CardArt.ASPECT);
        float handWide = handCard * CassinoLayout.HAND_WIDE;
        Box hand = new Box((width - handWide) / 2, EDGE, handWide, handCard / CardArt.ASPECT);

        float ownY = hand.top() + CassinoLayout.RISE;
        float ownWide = (width - 2 * EDGE - GAP) * OWN_PART;
        Box own = new Box(EDGE, ownY, ownWide, OWN);
        float deckX = own.right() + GAP;
        Box deck = new Box(deckX, ownY, width - EDGE - deckX, OWN);

        boolean few = seats - 1 <= FEW;
        BadgeRows rows =
                BadgeRows.of(
                        seats - 1,
                        new Box(EDGE, 0, width - 2 * EDGE, height - GAP),
                        GAP,
                        WIDEST_BADGE,
                        few ? LARGE_BADGE : BADGE);
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        places.set(viewer, Place.beside(own, hand));
        for (int i = 1; i < seats; i++) {
            Box badge = rows.boxes().get(i - 1);
            places.set((viewer + i) % seats, few ? Place.other(badge) : Place.compact(badge));
        }

        float bottom = own.top() + GAP;
        Box felt = new Box(EDGE, bottom, width - 2 * EDGE, rows.bottom() - GAP - bottom);
        Box choices = new Box(felt.x() + GAP, felt.y() + GAP, felt.width() - 2 * GAP, CHOICES);
        float lowest = choices.top() + GAP;
        return new CassinoLayout(
                List.copyOf(places),
                hand,
                handCard,
                Place.beside(deck, hand),
                felt,
                new Box(felt.x() + 12, lowest, felt.width() - 24, felt.top() - 12 - lowest),
                handCard * TABLE_CARD,
                choices);
    }
}

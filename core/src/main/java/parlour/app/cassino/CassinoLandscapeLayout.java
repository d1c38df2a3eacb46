package parlour.app.cassino;

import parlour.app.cassino.CassinoLayout.Place;
import parlour.app.look.CardArt;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The Cassino table on a phone held sideways: the hand at the bottom between the viewer's badge and
 * the deck, the other seats in a row above and, if they are many, also at the sides.
 */
final class CassinoLandscapeLayout {
    private static final float EDGE = 6;
    private static final float GAP = 6;

    /** The height of the strip where captures are offered: a finger has to find them. */
    private static final float CHOICES = 44;

    private static final int MOST_ABOVE = 5;
    private static final float BADGE = 48;
    private static final float WIDEST_BADGE = 230;

    /** The share of the width that the viewer's badge has; the deck's is a part of that. */
    private static final float OWN_PART = 0.27f;

    private static final float DECK_PART = 0.65f;
    private static final float HIGHEST_OWN = 110;
    private static final float HAND_PART = 0.28f;

    /** How much larger than in the hand a card on the table may be. */
    private static final float TABLE_CARD = 1.1f;

    private CassinoLandscapeLayout() {}

    static CassinoLayout of(int seats, int viewer, float width, float height) {
        float ownWide = width * OWN_PART;
        float deckWide = ownWide * DECK_PART;
        float room = width - ownWide - deckWide - 2 * EDGE - 4 * GAP;
        float handCard =
                Math.min(room / CassinoLayout.HAND_WIDE, height * HAND_PART * CardArt.ASPECT);
        float handWide = handCard * CassinoLayout.HAND_WIDE;
        float handHigh = handCard / CardArt.ASPECT;
        float handX = EDGE + ownWide + 2 * GAP + (room - handWide) / 2;
        Box hand = new Box(handX, EDGE, handWide, handHigh);
        float ownHigh = Math.min(handHigh, HIGHEST_OWN);
        Box own = new Box(EDGE, EDGE, ownWide, ownHigh);
        Box deck = new Box(width - EDGE - deckWide, EDGE, deckWide, ownHigh);

        float topRow = height - GAP - BADGE;
        float bottom = hand.top() + CassinoLayout.RISE;
        int sides = sides(seats - 1, topRow - bottom);
        int above = seats - 1 - 2 * sides;
        float badgeWide = Math.min(WIDEST_BADGE, (width - 2 * EDGE - (above - 1) * GAP) / above);
        float firstX = (width - above * badgeWide - (above - 1) * GAP) / 2;
        float sideY = bottom + (topRow - GAP - bottom - sides * (BADGE + GAP) + GAP) / 2;
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        places.set(viewer, Place.own(own, hand));
        for (int i = 1; i < seats; i++) {
            int over = i - sides - 1;
            Box badge;
            if (over < 0) {
                badge = new Box(EDGE, sideY + (i - 1) * (BADGE + GAP), badgeWide, BADGE);
            } else if (over < above) {
                badge = new Box(firstX + over * (badgeWide + GAP), topRow, badgeWide, BADGE);
            } else {
                float y = sideY + (seats - 1 - i) * (BADGE + GAP);
                badge = new Box(width - EDGE - badgeWide, y, badgeWide, BADGE);
            }
            places.set((viewer + i) % seats, Place.compact(badge));
        }

        float aside = sides == 0 ? EDGE : EDGE + badgeWide + GAP;
        Box felt = new Box(aside, bottom, width - 2 * aside, topRow - GAP - bottom);
        Box choices = new Box(felt.x() + GAP, felt.y(), felt.width() - 2 * GAP, CHOICES);
        float lowest = choices.top() + GAP;
        return new CassinoLayout(
                List.copyOf(places),
                hand,
                handCard,
                Place.own(deck, hand),
                felt,
                new Box(felt.x() + 12, lowest, felt.width() - 24, felt.top() - 8 - lowest),
                handCard * TABLE_CARD,
                choices);
    }

    /** The number of seats on each side, where they have room; the rest sit across. */
    private static int sides(int others, float room) {
        int wanted = others <= MOST_ABOVE ? 0 : (others - MOST_ABOVE + 1) / 2;
        return Math.max(0, Math.min(wanted, (int) (room / (BADGE + GAP))));
    }
}

package parlour.app.fastest;

import parlour.app.fastest.FastestLayout.Place;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The See Who's Fastest table on a phone held sideways: the hand along the bottom, the trick over
 * it between the viewer's badge and the cards played before, the other seats in a row above and, if
 * they are many, also at the sides.
 */
final class FastestLandscapeLayout {
    private static final float EDGE = 6;
    private static final float GAP = 6;
    private static final int MOST_ABOVE = 5;
    private static final float BADGE = 48;
    private static final float WIDEST_BADGE = 300;
    private static final float COLUMN = 0.2f;
    private static final float HAND = 0.34f;

    /** The most of the trick's width that a card takes. */
    private static final float CARD_PART = 0.25f;

    private FastestLandscapeLayout() {}

    static FastestLayout of(
            int seats, int viewer, FastestLayout.Extras extras, float width, float height) {
        Box hand = new Box(EDGE, EDGE, width - 2 * EDGE, height * HAND);
        float bottom = hand.top() + FastestLayout.RISE;
        int others = seats - 1;
        float topRow = height - GAP - BADGE;
        int sides = sides(others, topRow - bottom);
        int above = others - 2 * sides;
        float badgeWide = Math.min(WIDEST_BADGE, (hand.width() - (above - 1) * GAP) / above);
        float firstX = (width - above * badgeWide - (above - 1) * GAP) / 2;
        float column = width * COLUMN;
        float right = width - EDGE - column;
        Box own = new Box(EDGE, bottom, column, BADGE);
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        places.set(viewer, Place.compactOwn(own, hand));
        for (int i = 1; i < seats; i++) {
            int over = i - sides - 1;
            Box badge;
            if (over < 0) {
                badge = new Box(EDGE, bottom + i * (BADGE + GAP), column, BADGE);
            } else if (over < above) {
                badge = new Box(firstX + over * (badgeWide + GAP), topRow, badgeWide, BADGE);
            } else {
                badge = new Box(right, bottom + (seats - i) * (BADGE + GAP), column, BADGE);
            }
            places.set((viewer + i) % seats, Place.compact(badge));
        }
        float feltX = own.right() + GAP;
        Box felt = new Box(feltX, bottom, right - GAP - feltX, topRow - GAP - bottom);
        Place aside = Place.stack(new Box(right, bottom, column, BADGE));
        return FastestLayout.on(felt, extras, places, hand, aside, CARD_PART);
    }

    /** The number of seats on each side, over the viewer's badge, where they have room. */
    private static int sides(int others, float room) {
        int wanted = others <= MOST_ABOVE ? 0 : (others - MOST_ABOVE + 1) / 2;
        return Math.max(0, Math.min(wanted, (int) (room / (BADGE + GAP)) - 1));
    }
}

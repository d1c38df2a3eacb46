package parlour.app.cassino;

import parlour.app.cassino.CassinoLayout.Place;
import parlour.app.look.CardArt;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The Cassino table in a desktop window: the viewer's hand at the bottom, with the viewer's badge
 * on its left and the deck on its right, the other seats clockwise around the table, the open cards
 * in the middle.
 */
final class CassinoDesktopLayout {
    /** The height of the strip where captures are offered. */
    private static final float CHOICES = 28;

    private static final float EDGE = 10;
    private static final float GAP = 10;

    /** Tables no higher than this have a small hand: with seats at the sides, and without. */
    private static final float LOW_WITH_SIDES = 500;

    private static final float LOW = 380;

    /** The fraction of the width that the hand may take. */
    private static final float WIDEST_HAND = 0.555f;

    private CassinoDesktopLayout() {}

    static CassinoLayout of(int seats, int viewer, float width, float height) {
        // A large hand, unless many seats or a low window need the height, or names need the width.
        boolean roomy = sides(seats) < 2 && height > (sides(seats) == 0 ? LOW : LOW_WITH_SIDES);
        float widest = WIDEST_HAND * width / CassinoLayout.HAND_WIDE;
        float bottom = clamp(height * (roomy ? 0.325f : 0.275f), 112, 240);
        float handHigh = Math.min(bottom - CassinoLayout.RISE - EDGE, widest / CardArt.ASPECT);
        bottom = handHigh + CassinoLayout.RISE + EDGE;
        float handCard = handHigh * CardArt.ASPECT;
        float handWide = handCard * CassinoLayout.HAND_WIDE;
        Box hand = new Box((width - handWide) / 2, EDGE, handWide, handHigh);

        int sides = sides(seats);
        int above = seats - 1 - 2 * sides;
        float badgeWide = Math.min(236, (width - 2 * EDGE - (above - 1) * GAP) / above);
        badgeWide = sides == 0 ? badgeWide : Math.min(badgeWide, Math.max(150, width * 0.19f));
        float badgeHigh = clamp(height * 0.165f, 58, 112);
        float middle = height - bottom - EDGE - GAP;
        if (sides > 0) {
            // The badges at the top and at the sides are the same size, so the scarcer space
            // decides.
            badgeHigh = Math.min(badgeHigh, (middle - GAP * sides) / (sides + 1));
        }

        float cornerWide = Math.min(250, hand.x() - EDGE - 2 * GAP);
        float cornerHigh = Math.min(handHigh, 104);
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        places.set(viewer, Place.own(new Box(EDGE, EDGE, cornerWide, cornerHigh), hand));
        Box corner = new Box(width - EDGE - cornerWide, EDGE, cornerWide, cornerHigh);

        float topRow = height - EDGE - badgeHigh;
        float sideBottom = bottom + (topRow - GAP - bottom - column(sides, badgeHigh)) / 2;
        for (int i = 1; i < seats; i++) {
            Box badge;
            if (i <= sides) {
                // From the viewer's left upwards.
                badge =
                        new Box(
                                EDGE,
                                sideBottom + (i - 1) * (badgeHigh + GAP),
                                badgeWide,
                                badgeHigh);
            } else if (i <= sides + above) {
                badge = inRow(i - sides - 1, above, badgeWide, badgeHigh, topRow, width);
            } else {
                int fromTop = i - sides - above - 1;
                float y = sideBottom + (sides - 1 - fromTop) * (badgeHigh + GAP);
                badge = new Box(width - EDGE - badgeWide, y, badgeWide, badgeHigh);
            }
            places.set((viewer + i) % seats, Place.other(badge));
        }

        float aside = sides == 0 ? EDGE + width * 0.04f : EDGE + badgeWide + GAP;
        Box felt = new Box(aside, bottom, width - 2 * aside, topRow - GAP - bottom);
        float lowest = felt.y() + CHOICES + 2;
        // The strip is as wide as the table, unless seats at the sides come down to it.
        boolean free = sides == 0 || sideBottom >= lowest;
        float left = free ? EDGE : felt.x();
        return new CassinoLayout(
                List.copyOf(places),
                hand,
                handCard,
                Place.own(corner, hand),
                felt,
                new Box(felt.x() + 18, lowest, felt.width() - 36, felt.top() - 12 - lowest),
                handCard,
                new Box(left, felt.y(), width - 2 * left, CHOICES));
    }

    /** The number of seats on each side; the rest sit across. */
    private static int sides(int seats) {
        if (seats <= 3) {
            return 0;
        }
        return seats <= 6 ? 1 : seats <= 10 ? 2 : 3;
    }

    private static float column(int count, float high) {
        return count * high + Math.max(0, count - 1) * GAP;
    }

    private static Box inRow(int i, int count, float wide, float high, float y, float width) {
        float spread =
                count == 1 ? 0 : Math.min(wide + 70, (width - 2 * EDGE - wide) / (count - 1));
        float x = (width - wide) / 2 + (i - (count - 1) / 2f) * spread;
        return new Box(x, y, wide, high);
    }

    private static float clamp(float value, float least, float most) {
        return Math.max(least, Math.min(most, value));
    }
}

package parlour.app.fastest;

import parlour.app.fastest.FastestLayout.Place;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The See Who's Fastest table in a desktop window: the viewer's fan along the bottom, the other
 * seats around the top, the trick in the middle between the viewer's badge and the cards played
 * before.
 */
final class FastestDesktopLayout {
    private static final float EDGE = 10;
    private static final float GAP = 10;

    /** The most of the trick's width that a card takes. */
    private static final float CARD_PART = 0.25f;

    private FastestDesktopLayout() {}

    static FastestLayout of(
            int seats, int viewer, FastestLayout.Extras extras, float width, float height) {
        int sides = seats > 6 ? 2 : seats > 3 ? 1 : 0;
        // Few cards need less height than three rows of seats.
        float handHigh = clamp(height * (sides > 1 ? 0.25f : 0.3f), 118, 250);
        Box hand = new Box(EDGE + 4, EDGE, width - 2 * EDGE - 8, handHigh);
        float bottom = hand.top() + FastestLayout.RISE + GAP;

        int above = seats - 1 - 2 * sides;
        float badgeHigh = clamp(height * 0.175f, 76, 124);
        float widest = above == 1 ? 620 : above == 2 ? 540 : 330;
        float badgeWide = Math.min(widest, (width - 2 * EDGE - (above - 1) * GAP) / above);
        float topRow = height - EDGE - badgeHigh;

        float column = clamp(width * 0.2f, 168, 250);
        float middle = topRow - GAP - bottom;
        int rows = Math.max(2, sides + 1);
        float sideHigh = Math.min(badgeHigh, (middle - GAP * (rows - 1)) / rows);
        float ownY = sides == 0 ? bottom + (middle - sideHigh) / 2 : bottom;
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        places.set(viewer, Place.own(new Box(EDGE, ownY, column, sideHigh), hand));
        Place aside = Place.other(new Box(width - EDGE - column, ownY, column, sideHigh));

        float row = (middle - sideHigh) / (rows - 1);
        for (int i = 1; i < seats; i++) {
            Box badge;
            if (i <= sides) {
                badge = new Box(EDGE, bottom + i * row, column, sideHigh);
            } else if (i <= sides + above) {
                float x = inRow(i - sides - 1, above, badgeWide, width);
                badge = new Box(x, topRow, badgeWide, badgeHigh);
            } else {
                badge =
                        new Box(
                                width - EDGE - column,
                                bottom + (seats - i) * row,
                                column,
                                sideHigh);
            }
            places.set((viewer + i) % seats, Place.other(badge));
        }

        Box felt =
                new Box(
                        EDGE + column + GAP,
                        bottom,
                        width - 2 * (EDGE + column + GAP),
                        topRow - GAP - bottom);
        return FastestLayout.on(felt, extras, places, hand, aside, CARD_PART);
    }

    private static float inRow(int i, int count, float wide, float width) {
        float free = width - 2 * EDGE - count * wide;
        float between = count == 1 ? 0 : Math.min(GAP * 4, free / (count - 1));
        float first = (width - count * wide - (count - 1) * between) / 2;
        return first + i * (wide + between);
    }

    private static float clamp(float value, float least, float most) {
        return Math.max(least, Math.min(most, value));
    }
}

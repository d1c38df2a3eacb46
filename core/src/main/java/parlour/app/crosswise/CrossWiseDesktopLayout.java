package parlour.app.crosswise;

import parlour.app.crosswise.CrossWiseLayout.Place;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The CrossWise table in a desktop window: the board in the middle, the viewer's hand below it with
 * the viewer's badge on its left and the pile on its right, the opposite seat above, the other
 * seats and the reference panels at the sides.
 */
final class CrossWiseDesktopLayout {
    private static final float EDGE = 10;
    private static final float GAP = 10;
    private static final float LABEL = 36;

    /** The minimum height of the viewer's badge, for two lines of text. */
    private static final float LEAST_BADGE = 58;

    private static final float WIDEST_COLUMN = 330;

    /** The minimum width of the columns beside the board. */
    private static final float NARROWEST_COLUMN = 176;

    private CrossWiseDesktopLayout() {}

    /**
     * @param summed whether both teams' points are always shown
     */
    static CrossWiseLayout of(int seats, int viewer, boolean summed, float width, float height) {
        float across = clamp(height * 0.075f, 45, 56);
        float around = EDGE + CrossWiseLayout.RISE + GAP / 2 + GAP + across + EDGE;
        float high =
                Math.min(
                        (height - around) / (CrossWiseLayout.SPAN + CrossWiseLayout.IN_CELL),
                        (height - around - LEAST_BADGE) / CrossWiseLayout.SPAN);
        float pitch =
                Math.min(
                        high, (width - 2 * (NARROWEST_COLUMN + EDGE + GAP)) / CrossWiseLayout.SPAN);
        float token = pitch * CrossWiseLayout.IN_CELL;
        float own = Math.max(token, LEAST_BADGE);
        float bottom = EDGE + own + CrossWiseLayout.RISE + GAP / 2;
        float room = height - bottom - GAP - across - EDGE;
        float side = pitch * CrossWiseLayout.SPAN;
        Box board = new Box((width - side) / 2, bottom + (room - side) / 2, side, side);

        float column = Math.min(WIDEST_COLUMN, board.x() - EDGE - GAP);
        float right = width - EDGE - column;
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        float handWide = token * CrossWiseLayout.WIDE;
        Box hand = new Box((width - handWide) / 2, EDGE + (own - token) / 2, handWide, token);
        Box ownBadge = new Box(EDGE, EDGE, Math.min(column, hand.x() - EDGE - GAP), own);
        places.set(viewer, Place.corner(ownBadge, hand, token));
        float top = height - EDGE - across;
        Box over = new Box(board.x(), top, board.width(), across);
        places.set((viewer + seats / 2) % seats, Place.inRow(over));
        float under = EDGE + own + GAP;
        if (seats > 2) {
            float small =
                    Math.min(
                            (column - 2 * Place.PAD) / CrossWiseLayout.WIDE,
                            clamp(height * 0.075f, 32, 46));
            float tall = Place.TITLE + small + 2 * Place.PAD;
            places.set(
                    (viewer + 1) % seats, Place.stacked(new Box(EDGE, under, column, tall), small));
            places.set(
                    (viewer + 3) % seats,
                    Place.stacked(new Box(right, under, column, tall), small));
            under += tall + GAP;
        }
        Box pileBadge = new Box(width - EDGE - ownBadge.width(), EDGE, ownBadge.width(), own);
        float label = height - EDGE - LABEL;
        float info = label - GAP - under;
        Box turn = new Box(EDGE, label, column, LABEL);
        return new CrossWiseLayout(
                List.copyOf(places),
                board,
                Place.pile(pileBadge),
                turn,
                summed ? new Box(right, label, column, LABEL) : turn,
                Optional.of(new Box(EDGE, under, column, info)),
                Optional.of(new Box(right, under, column, summed ? info : height - EDGE - under)),
                new Box(board.x(), hand.y(), board.width(), hand.height()));
    }

    private static float clamp(float value, float least, float most) {
        return Math.max(least, Math.min(most, value));
    }
}

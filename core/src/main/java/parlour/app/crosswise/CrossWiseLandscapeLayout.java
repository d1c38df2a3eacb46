package parlour.app.crosswise;

import parlour.app.crosswise.CrossWiseLayout.Place;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The CrossWise table on a phone held sideways: the board as high as the window, and in a column
 * beside it the other seats, the actions, the viewer's badge with the pile, and the hand. With four
 * seats over a panel, the actions have no room.
 */
final class CrossWiseLandscapeLayout {
    private static final float EDGE = 6;

    /** Above and below the board, whose cells need all the height there is over a panel. */
    private static final float BOARD_EDGE = 2;

    private static final float GAP = 6;
    private static final float LABEL = 30;
    private static final float BADGE = 46;
    private static final float OWN = 48;
    private static final float ACTIONS = 44;

    /** The minimum width of the column beside the board. */
    private static final float NARROWEST = 196;

    private static final float WIDEST = 300;

    /** The share of the viewer's badge in the column, which the pile has the rest of. */
    private static final float OWN_PART = 0.66f;

    private CrossWiseLandscapeLayout() {}

    static CrossWiseLayout of(int seats, int viewer, boolean summed, float width, float height) {
        float side = Math.min(height - 2 * BOARD_EDGE, width - 2 * EDGE - GAP - NARROWEST);
        float column = Math.min(WIDEST, width - 2 * EDGE - GAP - side);
        float left = (width - side - GAP - column) / 2;
        Box board = new Box(left, (height - side) / 2, side, side);
        float x = board.right() + GAP;

        float largest = side / CrossWiseLayout.SPAN * CrossWiseLayout.IN_CELL;
        float token = Math.min(largest, column / CrossWiseLayout.WIDE);
        float handWide = token * CrossWiseLayout.WIDE;
        Box hand = new Box(x + (column - handWide) / 2, EDGE, handWide, token);
        float ownY = hand.top() + CrossWiseLayout.RISE;
        Box own = new Box(x, ownY, (column - GAP) * OWN_PART, OWN);
        Box pile = new Box(own.right() + GAP, ownY, column - GAP - own.width(), OWN);
        float labelY = height - EDGE - LABEL;
        float seatsY = labelY - (seats - 1) * (GAP + BADGE);
        Box actions = new Box(x, own.top() + GAP, column, ACTIONS);
        boolean explained = actions.top() + GAP <= seatsY;

        float half = (column - GAP) / 2;
        Box turn = new Box(x, labelY, summed ? half : column, LABEL);
        Box sums = summed ? new Box(turn.right() + GAP, labelY, half, LABEL) : turn;
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        places.set(viewer, Place.compactOwn(own, hand, token));
        for (int i = 1; i < seats; i++) {
            float y = labelY - i * (GAP + BADGE);
            Box badge = new Box(x, y, column, BADGE);
            places.set((viewer + i) % seats, Place.compactRow(badge));
        }
        return new CrossWiseLayout(
                List.copyOf(places),
                board,
                Place.compactPile(pile),
                turn,
                sums,
                Optional.empty(),
                explained ? Optional.of(actions) : Optional.empty(),
                new Box(x, hand.y(), column, hand.height()));
    }
}

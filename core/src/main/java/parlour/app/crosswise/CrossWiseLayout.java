package parlour.app.crosswise;

import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Hand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Where everything is at a table of some size: the board in the middle, the viewer's hand below it
 * with the own badge at its left and the pile at its right, the seat across above it, the others at
 * its sides, and beside it what one may want to look up. A pure function.
 *
 * @param places by seat
 * @param board the board with its frame
 * @param corner the lower left corner of the last row's first cell
 * @param pitch from one cell to the next
 * @param end how broad the ends of the lines are
 * @param pile the pile's panel
 * @param turn the label of whose turn it is
 * @param sums the label of both teams' points; where that of the turn is, if only shown at the end
 * @param points the table of points
 * @param actions the four actions explained
 */
record CrossWiseLayout(
        List<Place> places,
        Box board,
        Box corner,
        float pitch,
        float end,
        Place pile,
        Box turn,
        Box sums,
        Box points,
        Box actions) {

    /**
     * One seat's place.
     *
     * @param badge the panel with all of it
     * @param title the row with the name
     * @param hand the four places
     * @param token the size of a token
     * @param notes the free room under the title; none where the hand is there
     */
    record Place(Box badge, Box title, Box hand, float token, Box notes) {
        Box place(int number) {
            float step = (hand.width() - token) / (Hand.PLACES - 1);
            return new Box(hand.x() + number * step, hand.y(), token, token);
        }
    }

    /** The room above the hand into which picked tokens rise. */
    static final float RISE = 12;

    private static final float EDGE = 10;
    private static final float GAP = 10;
    private static final float PAD = 9;
    private static final float TITLE = 24;
    private static final float LABEL = 36;
    private static final float HAND_GAP = 0.12f;

    /** The size of a hand to that of its tokens. */
    private static final float WIDE = Hand.PLACES + (Hand.PLACES - 1) * HAND_GAP;

    /** Frame and ends of the board, in cells. */
    private static final float FRAME = 0.34f;

    private static final float END = 0.5f;
    private static final float WIDEST_COLUMN = 330;

    /** Beside the board there has to be at least this. */
    private static final float NARROWEST_COLUMN = 176;

    /**
     * @param summed whether both teams' points are shown all the time
     */
    static CrossWiseLayout of(int seats, int viewer, boolean summed, float width, float height) {
        float own = clamp(height * 0.135f, 56, 92);
        float bottom = EDGE + own + RISE + GAP / 2;
        float across = clamp(height * 0.088f, 46, 60);
        float room = height - bottom - GAP - across - EDGE;
        float side = Math.min(room, width - 2 * (NARROWEST_COLUMN + EDGE + GAP));
        Box board = new Box((width - side) / 2, bottom + (room - side) / 2, side, side);
        float pitch = side / (Cell.SIDE + END + 2 * FRAME);
        float end = pitch * END;
        Box corner =
                new Box(
                        board.x() + pitch * FRAME,
                        board.y() + pitch * FRAME + end,
                        pitch * Cell.SIDE,
                        pitch * Cell.SIDE);

        float column = Math.min(WIDEST_COLUMN, board.x() - EDGE - GAP);
        float right = width - EDGE - column;
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        float handWide = own * WIDE;
        Box hand = new Box((width - handWide) / 2, EDGE, handWide, own);
        Box ownBadge = new Box(EDGE, EDGE, Math.min(column, hand.x() - EDGE - GAP), own);
        places.set(viewer, corner(ownBadge, hand, own));
        float top = height - EDGE - across;
        Box over = new Box(board.x(), top, board.width(), across);
        places.set((viewer + seats / 2) % seats, inRow(over));
        float under = EDGE + own + GAP;
        if (seats > 2) {
            float token = Math.min((column - 2 * PAD) / WIDE, clamp(height * 0.075f, 32, 46));
            float high = TITLE + token + 2 * PAD;
            places.set((viewer + 1) % seats, stacked(new Box(EDGE, under, column, high), token));
            places.set((viewer + 3) % seats, stacked(new Box(right, under, column, high), token));
            under += high + GAP;
        }
        Box pileBadge = new Box(width - EDGE - ownBadge.width(), EDGE, ownBadge.width(), own);
        float label = height - EDGE - LABEL;
        float info = label - GAP - under;
        Box turn = new Box(EDGE, label, column, LABEL);
        return new CrossWiseLayout(
                List.copyOf(places),
                board,
                corner,
                pitch,
                end,
                pile(pileBadge),
                turn,
                summed ? new Box(right, label, column, LABEL) : turn,
                new Box(EDGE, under, column, info),
                new Box(right, under, column, summed ? info : height - EDGE - under));
    }

    /** The square of a cell. */
    Box cell(int index) {
        Cell cell = Cell.at(index);
        return new Box(
                corner.x() + cell.column() * pitch,
                corner.top() - (cell.row() + 1) * pitch,
                pitch,
                pitch);
    }

    /** Which cell a point lies in; -1 beside them. */
    int cellAt(float x, float y) {
        if (!corner.has(x, y)) {
            return -1;
        }
        int column = Math.min(Cell.SIDE - 1, (int) ((x - corner.x()) / pitch));
        int row = Math.min(Cell.SIDE - 1, (int) ((corner.top() - y) / pitch));
        return Cell.at(row, column).index();
    }

    /** The viewer's: the name above, which team it is below, the hand elsewhere. */
    private static Place corner(Box badge, Box hand, float token) {
        Box row = badge.inset(PAD, PAD);
        Box title = title(row);
        Box notes = new Box(row.x(), row.y(), row.width(), title.y() - row.y());
        return new Place(badge, title, hand, token, notes);
    }

    /** Name and hand beside each other. */
    private static Place inRow(Box badge) {
        Box row = badge.inset(PAD, 7);
        float token = Math.min(row.height(), row.width() * 0.55f / WIDE);
        float handWide = token * WIDE;
        Box hand =
                new Box(
                        row.right() - handWide,
                        row.y() + (row.height() - token) / 2,
                        handWide,
                        token);
        Box title = new Box(row.x(), row.y(), hand.x() - PAD - row.x(), row.height());
        return new Place(badge, title, hand, token, new Box(row.x(), row.y(), 0, 0));
    }

    /** The name above the hand. */
    private static Place stacked(Box badge, float token) {
        Box row = badge.inset(PAD, PAD);
        Box hand = new Box(row.x(), row.y(), token * WIDE, token);
        Box notes = new Box(hand.right() + PAD, row.y(), row.right() - hand.right() - PAD, token);
        return new Place(badge, title(row), hand, token, notes);
    }

    private static Place pile(Box badge) {
        Box row = badge.inset(PAD, PAD);
        float token = Math.min(52, row.height());
        Box stack =
                new Box(
                        row.right() - token - 4,
                        row.y() + (row.height() - token) / 2,
                        token,
                        token);
        Box title = title(new Box(row.x(), row.y(), stack.x() - PAD - row.x(), row.height()));
        Box notes = new Box(row.x(), row.y(), title.width(), title.y() - row.y());
        return new Place(badge, title, stack, token, notes);
    }

    private static Box title(Box row) {
        return new Box(row.x(), row.top() - TITLE + 4, row.width(), TITLE - 4);
    }

    private static float clamp(float value, float least, float most) {
        return Math.max(least, Math.min(most, value));
    }
}

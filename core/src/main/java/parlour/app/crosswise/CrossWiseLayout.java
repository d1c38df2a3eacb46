package parlour.app.crosswise;

import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Hand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The layout of the CrossWise table for a given size: the board in the middle, the viewer's hand
 * below it with the viewer's badge on its left and the pile on its right, the opposite seat above,
 * the other seats and the reference panels at the sides. A pure function.
 *
 * @param places by seat
 * @param board the board with its frame
 * @param corner the lower left corner of the last row's first cell
 * @param pitch the distance from one cell to the next
 * @param end the width of the line ends
 * @param pile the pile's panel
 * @param turn the label that says whose turn it is
 * @param sums the label with both teams' points; in place of the turn's if shown only at the end
 * @param points the panel that explains the points
 * @param actions the panel that explains the four actions
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
     * The area of one seat.
     *
     * @param badge the whole panel
     * @param title the row with the name
     * @param hand the four places
     * @param token the size of a token
     * @param notes the free space under the title; none if the hand is there
     */
    record Place(Box badge, Box title, Box hand, float token, Box notes) {
        Box place(int number) {
            float step = (hand.width() - token) / (Hand.PLACES - 1);
            return new Box(hand.x() + number * step, hand.y(), token, token);
        }
    }

    /** The space above the hand into which selected tokens rise. */
    static final float RISE = 12;

    private static final float EDGE = 10;
    private static final float GAP = 10;
    private static final float PAD = 9;
    private static final float TITLE = 24;
    private static final float LABEL = 36;
    private static final float HAND_GAP = 0.12f;

    /** The width of a hand, in tokens. */
    private static final float WIDE = Hand.PLACES + (Hand.PLACES - 1) * HAND_GAP;

    /** The size of a token relative to its cell; the viewer's hand has tokens of the same size. */
    static final float IN_CELL = 0.92f;

    /** The width of the board's frame above and left of the cells, for their numbers, in cells. */
    static final float NUMBERS = 0.4f;

    /** The width of the line ends, below and right of the cells, in cells. */
    private static final float END = 0.5f;

    /** The width of the board's frame beyond the line ends, in cells. */
    private static final float FRAME = 0.2f;

    /** The side of the whole board, in cells. */
    private static final float SPAN = NUMBERS + Cell.SIDE + END + FRAME;

    /** The minimum height of the viewer's badge, for two lines of text. */
    private static final float LEAST_BADGE = 58;

    private static final float WIDEST_COLUMN = 330;

    /** The minimum width of the columns beside the board. */
    private static final float NARROWEST_COLUMN = 176;

    /**
     * @param summed whether both teams' points are always shown
     */
    static CrossWiseLayout of(int seats, int viewer, boolean summed, float width, float height) {
        float across = clamp(height * 0.075f, 45, 56);
        float around = EDGE + RISE + GAP / 2 + GAP + across + EDGE;
        float high =
                Math.min(
                        (height - around) / (SPAN + IN_CELL),
                        (height - around - LEAST_BADGE) / SPAN);
        float pitch = Math.min(high, (width - 2 * (NARROWEST_COLUMN + EDGE + GAP)) / SPAN);
        float token = pitch * IN_CELL;
        float own = Math.max(token, LEAST_BADGE);
        float bottom = EDGE + own + RISE + GAP / 2;
        float room = height - bottom - GAP - across - EDGE;
        float side = pitch * SPAN;
        Box board = new Box((width - side) / 2, bottom + (room - side) / 2, side, side);
        float end = pitch * END;
        Box corner =
                new Box(
                        board.x() + pitch * NUMBERS,
                        board.y() + pitch * (FRAME + END),
                        pitch * Cell.SIDE,
                        pitch * Cell.SIDE);

        float column = Math.min(WIDEST_COLUMN, board.x() - EDGE - GAP);
        float right = width - EDGE - column;
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        float handWide = token * WIDE;
        Box hand = new Box((width - handWide) / 2, EDGE + (own - token) / 2, handWide, token);
        Box ownBadge = new Box(EDGE, EDGE, Math.min(column, hand.x() - EDGE - GAP), own);
        places.set(viewer, corner(ownBadge, hand, token));
        float top = height - EDGE - across;
        Box over = new Box(board.x(), top, board.width(), across);
        places.set((viewer + seats / 2) % seats, inRow(over));
        float under = EDGE + own + GAP;
        if (seats > 2) {
            float small = Math.min((column - 2 * PAD) / WIDE, clamp(height * 0.075f, 32, 46));
            float tall = TITLE + small + 2 * PAD;
            places.set((viewer + 1) % seats, stacked(new Box(EDGE, under, column, tall), small));
            places.set((viewer + 3) % seats, stacked(new Box(right, under, column, tall), small));
            under += tall + GAP;
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

    /** The index of the cell at a point; -1 if there is none. */
    int cellAt(float x, float y) {
        if (!corner.has(x, y)) {
            return -1;
        }
        int column = Math.min(Cell.SIDE - 1, (int) ((x - corner.x()) / pitch));
        int row = Math.min(Cell.SIDE - 1, (int) ((corner.top() - y) / pitch));
        return Cell.at(row, column).index();
    }

    /** The viewer's place: the name above, the team below, the hand elsewhere. */
    private static Place corner(Box badge, Box hand, float token) {
        Box row = badge.inset(PAD, PAD);
        Box title = title(row);
        Box notes = new Box(row.x(), row.y(), row.width(), title.y() - row.y());
        return new Place(badge, title, hand, token, notes);
    }

    /** A place with the name and the hand side by side. */
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

    /** A place with the name above the hand. */
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

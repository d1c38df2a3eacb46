package parlour.app.crosswise;

import parlour.app.look.WindowShape;
import parlour.app.tabletop.Box;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Hand;

import java.util.List;
import java.util.Optional;

/**
 * The layout of the CrossWise table for a given size. A pure function.
 *
 * @param places by seat
 * @param board the board with its frame
 * @param pile the pile's panel
 * @param turn the label that says whose turn it is
 * @param sums the label with both teams' points; in place of the turn's if shown only at the end
 * @param points the panel that explains the points; phones have no room for it
 * @param actions the panel that explains the four actions
 * @param banner where the result is announced: over the hand, which is no longer needed then
 */
record CrossWiseLayout(
        List<Place> places,
        Box board,
        Place pile,
        Box turn,
        Box sums,
        Optional<Box> points,
        Optional<Box> actions,
        Box banner) {

    /**
     * The area of one seat.
     *
     * @param badge the whole panel
     * @param title the row with the name
     * @param hand the four places
     * @param token the size of a token
     * @param notes the free space under the title; none if the hand is there
     * @param compact whether there is no room for more signs than the team's
     */
    record Place(Box badge, Box title, Box hand, float token, Box notes, boolean compact) {
        static final float PAD = 9;
        static final float TITLE = 24;
        private static final float COMPACT_PAD = 6;
        private static final float COMPACT_ROW = 18;

        Box place(int number) {
            float step = (hand.width() - token) / (Hand.PLACES - 1);
            return new Box(hand.x() + number * step, hand.y(), token, token);
        }

        /** The viewer's place: the name above, the team below, the hand elsewhere. */
        static Place corner(Box badge, Box hand, float token) {
            Box row = badge.inset(PAD, PAD);
            Box title = title(row);
            Box notes = new Box(row.x(), row.y(), row.width(), title.y() - row.y());
            return new Place(badge, title, hand, token, notes, false);
        }

        /** A place with the name and the hand side by side. */
        static Place inRow(Box badge) {
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
            return new Place(badge, title, hand, token, new Box(row.x(), row.y(), 0, 0), false);
        }

        /** A place with the name above the hand. */
        static Place stacked(Box badge, float token) {
            Box row = badge.inset(PAD, PAD);
            Box hand = new Box(row.x(), row.y(), token * WIDE, token);
            Box notes =
                    new Box(hand.right() + PAD, row.y(), row.right() - hand.right() - PAD, token);
            return new Place(badge, title(row), hand, token, notes, false);
        }

        /** The pile's: its name and number beside it. */
        static Place pile(Box badge) {
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
            return new Place(badge, title, stack, token, notes, false);
        }

        private static Box title(Box row) {
            return new Box(row.x(), row.top() - TITLE + 4, row.width(), TITLE - 4);
        }

        /** Another seat's on a phone: the name above the hand. */
        static Place compact(Box badge) {
            Box row = badge.inset(PAD, COMPACT_PAD);
            float token = Math.min(row.height() - COMPACT_ROW - 4, row.width() / WIDE);
            Box hand = new Box(row.x(), row.y(), token * WIDE, token);
            Box notes = new Box(row.x(), row.y(), 0, 0);
            return new Place(badge, compactTitle(row), hand, token, notes, true);
        }

        /** Another seat's on a phone: the name and the hand side by side. */
        static Place compactRow(Box badge) {
            Place wide = inRow(badge);
            return new Place(badge, wide.title(), wide.hand(), wide.token(), wide.notes(), true);
        }

        /** The viewer's on a phone, with what counts for the team under the name. */
        static Place compactOwn(Box badge, Box hand, float token) {
            Box row = badge.inset(PAD, COMPACT_PAD);
            Box title = compactTitle(row);
            Box notes = new Box(row.x(), row.y(), row.width(), title.y() - row.y());
            return new Place(badge, title, hand, token, notes, true);
        }

        /** The pile's on a phone: its number beside it. */
        static Place compactPile(Box badge) {
            Box row = badge.inset(COMPACT_PAD, COMPACT_PAD);
            float token = Math.min(row.height() - 6, row.width() * 0.5f);
            Box stack = new Box(row.x(), row.middleY() - token / 2, token, token);
            float x = stack.right() + COMPACT_PAD;
            Box notes = new Box(x, row.y(), row.right() - x, row.height());
            return new Place(badge, new Box(x, row.top(), 0, 0), stack, token, notes, true);
        }

        private static Box compactTitle(Box row) {
            return new Box(row.x(), row.top() - COMPACT_ROW, row.width(), COMPACT_ROW);
        }
    }

    /** The space above the hand into which selected tokens rise. */
    static final float RISE = 12;

    private static final float HAND_GAP = 0.12f;

    /** Where a token of the hand is pressed: with half of the gap on each side, in tokens. */
    static final float REACH = 1 + HAND_GAP;

    /** The width of a hand, in tokens. */
    static final float WIDE = Hand.PLACES + (Hand.PLACES - 1) * HAND_GAP;

    /** The size of a token relative to its cell; no hand has larger tokens than the board. */
    static final float IN_CELL = 0.92f;

    /** The width of the board's frame above and left of the cells, for their numbers, in cells. */
    static final float NUMBERS = 0.4f;

    /** The width of the line ends, below and right of the cells, in cells. */
    private static final float END = 0.5f;

    /** The width of the board's frame beyond the line ends, in cells. */
    private static final float FRAME = 0.2f;

    /** The side of the whole board, in cells. */
    static final float SPAN = NUMBERS + Cell.SIDE + END + FRAME;

    /**
     * @param summed whether both teams' points are always shown
     */
    static CrossWiseLayout of(
            WindowShape shape, int seats, int viewer, boolean summed, float width, float height) {
        return switch (shape) {
            case DESKTOP -> CrossWiseDesktopLayout.of(seats, viewer, summed, width, height);
            case LANDSCAPE -> CrossWiseLandscapeLayout.of(seats, viewer, summed, width, height);
            case PORTRAIT -> CrossWisePortraitLayout.of(seats, viewer, summed, width, height);
        };
    }

    /** The distance from one cell to the next. */
    float pitch() {
        return board.width() / SPAN;
    }

    /** The width of the line ends. */
    float end() {
        return pitch() * END;
    }

    /** The cells, without the frame and the line ends. */
    Box corner() {
        float pitch = pitch();
        return new Box(
                board.x() + pitch * NUMBERS,
                board.y() + pitch * (FRAME + END),
                pitch * Cell.SIDE,
                pitch * Cell.SIDE);
    }

    /** The square of a cell. */
    Box cell(int index) {
        Cell cell = Cell.at(index);
        Box cells = corner();
        float pitch = pitch();
        return new Box(
                cells.x() + cell.column() * pitch,
                cells.top() - (cell.row() + 1) * pitch,
                pitch,
                pitch);
    }

    /** The index of the cell at a point; -1 if there is none. */
    int cellAt(float x, float y) {
        Box cells = corner();
        if (!cells.has(x, y)) {
            return -1;
        }
        int column = Math.min(Cell.SIDE - 1, (int) ((x - cells.x()) / pitch()));
        int row = Math.min(Cell.SIDE - 1, (int) ((cells.top() - y) / pitch()));
        return Cell.at(row, column).index();
    }
}

package parlour.app.tabletop;

import java.util.ArrayList;
import java.util.List;

/**
 * Places badges in even rows along the upper edge of a phone's table, from left to right and from
 * top to bottom.
 *
 * @param bottom the lower edge of the last row
 */
public record BadgeRows(List<Box> boxes, float bottom) {
    /** More badges than these take a second and a third row. */
    private static final int ONE_ROW = 3;

    private static final int TWO_ROWS = 6;
    private static final int FULL_ROWS = 8;

    /** Lower rooms have fuller rows. */
    private static final float LOW = 600;

    /** The widest a badge has to be for rows to be fuller. */
    private static final float COMFORTABLE = 180;

    /**
     * @param room whose upper edge the first row touches
     */
    public static BadgeRows of(int count, Box room, float gap, float widest, float high) {
        int fitting = (int) ((room.width() + gap) / (COMFORTABLE + gap));
        int inTwo = room.height() < LOW ? FULL_ROWS : TWO_ROWS;
        int rows = count <= Math.max(ONE_ROW, fitting) ? 1 : count <= inTwo ? 2 : 3;
        int columns = (count + rows - 1) / rows;
        float wide = Math.min(widest, (room.width() - (columns - 1) * gap) / columns);
        List<Box> boxes = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            int from = start(count, rows, row);
            int inRow = start(count, rows, row + 1) - from;
            float first = room.middleX() - (inRow * wide + (inRow - 1) * gap) / 2;
            float y = room.top() - (row + 1) * high - row * gap;
            for (int i = 0; i < inRow; i++) {
                boxes.add(new Box(first + i * (wide + gap), y, wide, high));
            }
        }
        return new BadgeRows(List.copyOf(boxes), room.top() - rows * high - (rows - 1) * gap);
    }

    /** The upper rows have one badge more where it must be. */
    private static int start(int count, int rows, int row) {
        return row * (count / rows) + Math.min(row, count % rows);
    }
}

package parlour.app.tabletop;

import java.util.List;
import java.util.OptionalInt;

/** A direction in which the keys move the focus from card to card. */
public enum Direction {
    LEFT(-1, 0),
    RIGHT(1, 0),
    UP(0, 1),
    DOWN(0, -1);

    private final int x;
    private final int y;

    Direction(int x, int y) {
        this.x = x;
        this.y = y;
    }

    /** Columns to the right, or -1 to the left. */
    public int right() {
        return x;
    }

    /** Rows down, or -1 up. */
    public int down() {
        return -y;
    }

    /** The nearest box that lies in this direction, if any does. */
    public OptionalInt from(Box from, List<Box> boxes) {
        int best = -1;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < boxes.size(); i++) {
            float dx = boxes.get(i).middleX() - from.middleX();
            float dy = boxes.get(i).middleY() - from.middleY();
            float along = dx * x + dy * y;
            float across = Math.abs(dx * y) + Math.abs(dy * x);
            float distance = along + 2 * across;
            // Half a card along, so that a crooked neighbour is not "above".
            boolean there =
                    along > Math.min(from.width(), from.height()) * 0.3f && across <= along * 3;
            if (there && distance < least) {
                least = distance;
                best = i;
            }
        }
        return best < 0 ? OptionalInt.empty() : OptionalInt.of(best);
    }
}

package parlour.app.tabletop;

import java.util.List;
import java.util.OptionalInt;

/** A direction in which the arrow keys move the focus. */
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

    /** 1 for right, -1 for left, otherwise 0. */
    public int right() {
        return x;
    }

    /** 1 for down, -1 for up, otherwise 0. */
    public int down() {
        return -y;
    }

    /** The nearest box in this direction, if there is one. */
    public OptionalInt from(Box from, List<Box> boxes) {
        int best = -1;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < boxes.size(); i++) {
            float dx = boxes.get(i).middleX() - from.middleX();
            float dy = boxes.get(i).middleY() - from.middleY();
            float along = dx * x + dy * y;
            float across = Math.abs(dx * y) + Math.abs(dy * x);
            float distance = along + 2 * across;
            // At least half a card away, so that a tilted neighbour does not count as "above".
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

package parlour.crosswise.computers;

import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Line;
import parlour.crosswise.rules.Token;

/**
 * A line's potential: its average points when it is filled with random symbols. Owner and opponents
 * both choose, which comes to about the same.
 */
final class Prospect {
    /** The unit is a thousandth of a point. */
    static final int POINT = 1000;

    /**
     * The value of six of one symbol: they win, but a remote chance of them must not outweigh
     * points.
     */
    static final int SIX = 20 * POINT;

    private static final int[] VALUES = new int[Line.CONTENTS];

    static {
        // Contents are numbered by size, so the fuller lines come last.
        for (int line = Line.CONTENTS - 1; line >= 0; line--) {
            VALUES[line] = Line.size(line) == Cell.SIDE ? full(line) : mean(line);
        }
    }

    private Prospect() {}

    private static int full(int line) {
        return Line.most(line) == Cell.SIDE ? SIX : POINT * Line.points(line);
    }

    private static int mean(int line) {
        int sum = 0;
        for (int symbol = 1; symbol <= Token.SYMBOLS; symbol++) {
            sum += VALUES[Line.with(line, symbol)];
        }
        return sum / Token.SYMBOLS;
    }

    static int[] values() {
        return VALUES;
    }

    static int of(int line) {
        return VALUES[line];
    }
}

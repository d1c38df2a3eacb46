package parlour.crosswise;

/**
 * What a line may still come to: its points if it were full, else the mean of what one more symbol
 * makes of it, where owner and opponents sometimes get the one they want.
 */
final class Prospect {
    /** A thousandth of a point is the unit. */
    static final int POINT = 1000;

    /** What six of one symbol count for; more than all lines of a team can score. */
    static final int SIX = 60 * POINT;

    /** How often, of ten symbols, one comes that somebody chose for this line. */
    private static final int CHOSEN = 4;

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
        int most = Integer.MIN_VALUE;
        int least = Integer.MAX_VALUE;
        for (int symbol = 1; symbol <= Token.SYMBOLS; symbol++) {
            int value = VALUES[Line.with(line, symbol)];
            sum += value;
            most = Math.max(most, value);
            least = Math.min(least, value);
        }
        int chosen = (most + least) / 2;
        return (CHOSEN * chosen + (10 - CHOSEN) * (sum / Token.SYMBOLS)) / 10;
    }

    static int[] values() {
        return VALUES;
    }

    static int of(int line) {
        return VALUES[line];
    }
}

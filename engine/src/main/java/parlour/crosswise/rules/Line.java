package parlour.crosswise.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The contents of a row or column regardless of order: there are 924, each has a number, and lookup
 * tables give the content after adding or removing a symbol, and the points.
 */
public final class Line {
    public static final int CONTENTS = 924;
    static final int EMPTY = 0;

    /** Points by how many of one symbol a line has; six score none, because they win. */
    private static final int[] EQUALS = {0, 0, 1, 3, 5, 7, 0};

    private static final int ALL_DIFFERENT = 6;

    /** Symbols count from 1; column 0 of each table is unused. */
    private static final int WIDTH = Token.SYMBOLS + 1;

    private static final int BITS = 3;
    private static final int DIGIT = 7;

    private static final int[] COUNTS = new int[CONTENTS];
    private static final short[] WITH = new short[CONTENTS * WIDTH];
    private static final short[] WITHOUT = new short[CONTENTS * WIDTH];
    private static final byte[] POINTS = new byte[CONTENTS];
    private static final byte[] MOST = new byte[CONTENTS];
    private static final byte[] SIZE = new byte[CONTENTS];

    static {
        Map<Integer, Integer> numbers = new HashMap<>();
        List<Integer> contents = new ArrayList<>(List.of(0));
        numbers.put(0, EMPTY);
        // Breadth first, so that every content comes after those it grows from.
        for (int line = 0; line < contents.size(); line++) {
            int counts = contents.get(line);
            measure(line, counts);
            if (SIZE[line] == Cell.SIDE) {
                continue;
            }
            for (int symbol = 1; symbol <= Token.SYMBOLS; symbol++) {
                int more = counts + (1 << BITS * (symbol - 1));
                int next =
                        numbers.computeIfAbsent(
                                more,
                                any -> {
                                    contents.add(more);
                                    return contents.size() - 1;
                                });
                WITH[line * WIDTH + symbol] = (short) next;
                WITHOUT[next * WIDTH + symbol] = (short) line;
            }
        }
    }

    private Line() {}

    private static void measure(int line, int counts) {
        COUNTS[line] = counts;
        int points = 0;
        for (int symbol = 1; symbol <= Token.SYMBOLS; symbol++) {
            int count = count(line, symbol);
            points += EQUALS[count];
            SIZE[line] += (byte) count;
            MOST[line] = (byte) Math.max(MOST[line], count);
        }
        boolean different = SIZE[line] == Cell.SIDE && MOST[line] == 1;
        POINTS[line] = (byte) (different ? ALL_DIFFERENT : points);
    }

    public static int with(int line, int symbol) {
        return WITH[line * WIDTH + symbol];
    }

    public static int without(int line, int symbol) {
        return WITHOUT[line * WIDTH + symbol];
    }

    public static int points(int line) {
        return POINTS[line];
    }

    /** How many of a symbol a line has. */
    public static int count(int line, int symbol) {
        return COUNTS[line] >> BITS * (symbol - 1) & DIGIT;
    }

    /** The count of the most frequent symbol. */
    public static int most(int line) {
        return MOST[line];
    }

    public static int size(int line) {
        return SIZE[line];
    }

    /** The first of the most frequent symbols; 0 for an empty line. */
    public static int mostSymbol(int line) {
        for (int symbol = 1; symbol <= Token.SYMBOLS; symbol++) {
            if (MOST[line] > 0 && count(line, symbol) == MOST[line]) {
                return symbol;
            }
        }
        return 0;
    }
}

package parlour.code;

import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;

/**
 * Numbers written as letters and digits, five bits each, in Crockford's base 32: without I, L, O
 * and U, which are mistaken for others when they are read aloud or copied.
 */
final class Letters32 {
    private static final String SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int BITS = 5;
    private static final int GROUP = 4;
    private static final int CHECK_BITS = 2 * BITS;

    /** The polynomial of CRC-10, as ATM uses it. */
    private static final int CHECK_POLYNOMIAL = 0x233;

    /** Not zero, so that a row of zeros is no code; another number for another kind of code. */
    private static final int CHECK_START = 0x155;

    private Letters32() {}

    /** In groups of four: {@code 3F7K-0QW2-9ZA}. */
    static String write(List<Integer> symbols) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < symbols.size(); i++) {
            text.append(i > 0 && i % GROUP == 0 ? "-" : "").append(SYMBOLS.charAt(symbols.get(i)));
        }
        return text.toString();
    }

    /** Reads in either case, with or without spaces and hyphens; O is 0, I and L are 1. */
    static List<Integer> read(String text) throws BadInput {
        List<Integer> symbols = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            char typed = text.charAt(i);
            if (typed == '-' || typed == '–' || Character.isWhitespace(typed)) {
                continue;
            }
            int symbol = SYMBOLS.indexOf(meant(Character.toUpperCase(typed)));
            if (symbol < 0) {
                throw new BadInput("code.letter", String.valueOf(typed));
            }
            symbols.add(symbol);
        }
        return symbols;
    }

    private static char meant(char typed) {
        return switch (typed) {
            case 'O' -> '0';
            case 'I', 'L' -> '1';
            default -> typed;
        };
    }

    /**
     * Two symbols that tell whether these were copied right: a cyclic redundancy check of ten bits,
     * which notices every wrong symbol and every two neighbours in the wrong order.
     */
    static List<Integer> check(List<Integer> symbols) {
        int check = CHECK_START;
        for (int symbol : symbols) {
            for (int bit = BITS - 1; bit >= 0; bit--) {
                int next = symbol >> bit & 1 ^ check >> CHECK_BITS - 1;
                check = (check << 1 & (1 << CHECK_BITS) - 1) ^ next * CHECK_POLYNOMIAL;
            }
        }
        return List.of(check >> BITS, check & (1 << BITS) - 1);
    }

    /** Collects numbers of a few bits each. */
    static final class Writer {
        private final List<Boolean> bits = new ArrayList<>();

        Writer add(long number, int width) {
            if (number < 0 || width < Long.SIZE && number >>> width != 0) {
                throw new IllegalArgumentException(number + " in " + width + " bits");
            }
            for (int bit = width - 1; bit >= 0; bit--) {
                bits.add((number >>> bit & 1) == 1);
            }
            return this;
        }

        Writer flag(boolean set) {
            return add(set ? 1 : 0, 1);
        }

        /** Filled up with zeros. */
        List<Integer> symbols() {
            List<Integer> symbols = new ArrayList<>();
            for (int from = 0; from < bits.size(); from += BITS) {
                int symbol = 0;
                for (int i = from; i < from + BITS; i++) {
                    symbol = 2 * symbol + (i < bits.size() && bits.get(i) ? 1 : 0);
                }
                symbols.add(symbol);
            }
            return symbols;
        }
    }

    /** Takes the numbers out again, in the same order. */
    static final class Reader {
        private final List<Integer> symbols;
        private int next;

        Reader(List<Integer> symbols) {
            this.symbols = List.copyOf(symbols);
        }

        long take(int width) throws BadInput {
            if (next + width > BITS * symbols.size()) {
                throw new BadInput("code.unknown");
            }
            long number = 0;
            for (int i = 0; i < width; i++, next++) {
                int symbol = symbols.get(next / BITS);
                number = 2 * number + (symbol >> BITS - 1 - next % BITS & 1);
            }
            return number;
        }

        boolean flag() throws BadInput {
            return take(1) == 1;
        }

        /** Whether nothing but the filling is left. */
        boolean ended() throws BadInput {
            int left = BITS * symbols.size() - next;
            return left < BITS && take(left) == 0;
        }
    }
}

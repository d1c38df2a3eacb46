package parlour.cassino;

import parlour.cards.Card;

/** Seeded tables and numbers for tests (SplitMix64). */
final class CapturesDice {
    private long state;

    CapturesDice(long seed) {
        state = seed;
    }

    long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    int below(int bound) {
        return (int) Long.remainderUnsigned(next(), bound);
    }

    /** A table of so many cards. */
    long table(int size) {
        return table(size, (1L << Card.COUNT) - 1);
    }

    /** A table of so many cards out of some. */
    long table(int size, long from) {
        long table = 0;
        while (Long.bitCount(table) < Math.min(size, Long.bitCount(from))) {
            table |= 1L << below(Card.COUNT) & from;
        }
        return table;
    }

    /** Only some ranks, so that they crowd. */
    long ranks(int howMany) {
        long cards = 0;
        while (Long.bitCount(cards) < 4 * howMany) {
            cards |= 0x80_0400_2001L << below(13);
        }
        return cards;
    }
}

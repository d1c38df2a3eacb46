package parlour.cassino.captures;

import parlour.cards.Card;
import parlour.engine.Rng;

/** Seeded tables and numbers for tests. */
final class CapturesDice {
    private final Rng rng;

    CapturesDice(long seed) {
        rng = new Rng(seed);
    }

    long next() {
        return rng.next();
    }

    int below(int bound) {
        return rng.below(bound);
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

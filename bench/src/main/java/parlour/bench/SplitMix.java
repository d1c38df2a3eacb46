package parlour.bench;

import parlour.cards.Card;

import java.util.ArrayList;
import java.util.List;

/** Seeded random numbers (SplitMix64), so that every run measures the same tables. */
final class SplitMix {
    private long state;

    SplitMix(long seed) {
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

    /** The pack, shuffled. */
    List<Card> shuffled() {
        return shuffled(Card.pack());
    }

    /** These cards, shuffled. */
    <T> List<T> shuffled(List<T> pack) {
        List<T> cards = new ArrayList<>(pack);
        for (int i = cards.size() - 1; i > 0; i--) {
            int j = below(i + 1);
            T card = cards.get(i);
            cards.set(i, cards.get(j));
            cards.set(j, card);
        }
        return cards;
    }
}

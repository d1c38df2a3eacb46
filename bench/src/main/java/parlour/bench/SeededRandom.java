package parlour.bench;

import parlour.cards.Card;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;

/** Seeded random numbers and shuffled packs, so that every run measures the same tables. */
final class SeededRandom {
    private final Rng rng;

    SeededRandom(long seed) {
        rng = new Rng(seed);
    }

    long next() {
        return rng.next();
    }

    /** By remainder, as when the tables of docs/benchmarks.md were first measured. */
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

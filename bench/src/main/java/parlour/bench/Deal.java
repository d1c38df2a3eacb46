package parlour.bench;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;

import java.util.ArrayList;
import java.util.List;

/** A seeded table with a hand of four, in the forms that the engine and the reference use. */
record Deal(List<Card> hand, List<Card> table) {
    private static final int HAND = 4;

    /** {@code count} deals with {@code size} cards on the table. */
    static List<Deal> of(int size, int count) {
        SeededRandom random = new SeededRandom(size);
        List<Deal> deals = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<Card> pack = random.shuffled();
            deals.add(
                    new Deal(
                            List.copyOf(pack.subList(0, HAND)),
                            List.copyOf(pack.subList(HAND, HAND + size))));
        }
        return deals;
    }

    long bits() {
        return CardSet.of(table).bits();
    }

    int[] targets() {
        return hand.stream().mapToInt(CardValues::inHand).toArray();
    }
}

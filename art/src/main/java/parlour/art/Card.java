package parlour.art;

import java.util.ArrayList;
import java.util.List;

/** A card by rank and suit; its name is the region's name in the atlas. */
record Card(String rank, Suit suit) {
    static final List<String> RANKS =
            List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K");

    String name() {
        return rank + suit.letter;
    }

    boolean isCourt() {
        return rank.equals("J") || rank.equals("Q") || rank.equals("K");
    }

    static List<Card> all() {
        List<Card> cards = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            for (String rank : RANKS) {
                cards.add(new Card(rank, suit));
            }
        }
        return cards;
    }
}

package parlour.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static parlour.cassino.Cards.card;
import static parlour.cassino.Cards.set;

import org.junit.jupiter.api.Test;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.Deck;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

class TakeableTest {
    /** By trying every subset. */
    private static List<CardSet> captures(CardSet table, Card card) {
        Captures captures = new Captures();
        List<CardSet> all = new ArrayList<>();
        for (long s = table.bits(); s != 0; s = s - 1 & table.bits()) {
            if (captures.legal(s, Values.inHand(card))) {
                all.add(new CardSet(s));
            }
        }
        return all;
    }

    private static CardSet union(List<CardSet> captures, CardSet chosen) {
        return captures.stream()
                .filter(capture -> capture.hasAll(chosen))
                .reduce(CardSet.EMPTY, CardSet::or);
    }

    @Test
    void aceAndJackGoWithTheQueenButNotTogetherWithSixAndFive() {
        CardSet table = set("6d 5c Jh As 10c 3c");
        assertEquals(set("6d 5c Jh As"), Takeable.of(table, card("Qh"), CardSet.EMPTY));
        assertEquals(set("Jh As"), Takeable.of(table, card("Qh"), set("Jh")));
        assertEquals(CardSet.EMPTY, Takeable.of(table, card("2d"), CardSet.EMPTY));
    }

    @Test
    void itMarksWhatAllCapturesTogetherHave() {
        Rng rng = new Rng(3);
        for (int round = 0; round < 300; round++) {
            List<Card> pack = Deck.shuffled(CardSet.PACK, rng).list();
            CardSet table = CardSet.of(pack.subList(0, 1 + rng.below(9)));
            Card card = pack.get(20);
            CardSet chosen = rng.below(2) == 0 ? CardSet.EMPTY : CardSet.of(table.first());
            assertEquals(
                    union(captures(table, card), chosen),
                    Takeable.of(table, card, chosen),
                    card + " on " + table + " with " + chosen);
        }
    }

    @Test
    void itFindsWhetherOneCaptureOrSeveralHaveACard() {
        Rng rng = new Rng(4);
        for (int round = 0; round < 300; round++) {
            List<Card> pack = Deck.shuffled(CardSet.PACK, rng).list();
            CardSet table = CardSet.of(pack.subList(0, 1 + rng.below(9)));
            Card card = pack.get(20);
            Card taken = table.first();
            List<CardSet> all = captures(table, card);
            all.removeIf(capture -> !capture.has(taken));
            List<CardSet> found = Takeable.having(table, card, taken, 2);
            assertEquals(Math.min(2, all.size()), found.size(), card + " on " + table);
            assertTrue(all.containsAll(found));
            assertEquals(found.size(), new HashSet<>(found).size());
        }
    }

    @Test
    void aWholePackOnTheTableIsNoTrouble() {
        for (Card card : Card.pack()) {
            CardSet table = CardSet.PACK.without(card);
            CardSet possible = Takeable.of(table, card, CardSet.EMPTY);
            for (Card other : table) {
                assertEquals(Values.onTable(other) <= Values.inHand(card), possible.has(other));
            }
            CardSet chosen = CardSet.of(new ArrayList<>(table.stream().toList()).subList(0, 12));
            assertTrue(table.hasAll(Takeable.of(table, card, chosen)));
        }
    }
}

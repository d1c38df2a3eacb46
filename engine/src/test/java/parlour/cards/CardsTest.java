package parlour.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;

/** Card sets against plain sets, decks against plain lists. */
class CardsTest {
    @Test
    void thePackHasFiftyTwoCardsInDeckOrder() {
        assertEquals(52, new HashSet<>(Card.pack()).size());
        assertEquals("Ac", Card.at(0).toString());
        assertEquals("Kc", Card.at(12).toString());
        assertEquals("Ad", Card.at(13).toString());
        assertEquals("Ah", Card.at(26).toString());
        assertEquals("Ks", Card.at(51).toString());
        assertEquals(52, CardSet.PACK.size());
        assertEquals(Card.pack(), CardSet.PACK.stream().toList());
    }

    @Test
    void setAlgebraIsThatOfPlainSets() {
        Rng rng = new Rng(11);
        for (int i = 0; i < 500; i++) {
            CardSet a = random(rng);
            CardSet b = random(rng);
            Card card = Card.at(rng.below(Card.COUNT));
            Set<Card> plain = plain(a);
            assertEquals(plain.size(), a.size());
            assertEquals(plain.contains(card), a.has(card));
            assertEquals(plain.containsAll(plain(b)), a.hasAll(b));
            assertTrue(a.hasAll(a.and(b)));
            Set<Card> both = plain(a);
            both.retainAll(plain(b));
            assertEquals(both, plain(a.and(b)));
            assertEquals(!both.isEmpty(), a.meets(b));
            Set<Card> either = plain(a);
            either.addAll(plain(b));
            assertEquals(either, plain(a.or(b)));
            Set<Card> only = plain(a);
            only.removeAll(plain(b));
            assertEquals(only, plain(a.minus(b)));
            assertTrue(a.with(card).has(card));
            assertFalse(a.without(card).has(card));
            assertEquals(a.without(card), a.with(card).without(card));
            assertEquals(a, CardSet.of(a.stream().toList()));
            assertEquals(new ArrayList<>(new TreeSet<>(plain)), a.stream().toList(), "deck order");
        }
    }

    private static CardSet random(Rng rng) {
        return new CardSet(rng.next() & rng.next() & CardSet.PACK.bits());
    }

    private static Set<Card> plain(CardSet cards) {
        Set<Card> set = new HashSet<>();
        cards.forEach(set::add);
        return set;
    }

    @Test
    void ranksAndSuitsAreSets() {
        for (Rank rank : Rank.values()) {
            assertEquals(4, CardSet.of(rank).size());
            CardSet.of(rank).forEach(card -> assertEquals(rank, card.rank()));
        }
        for (Suit suit : Suit.values()) {
            assertEquals(13, CardSet.of(suit).size());
            CardSet.of(suit).forEach(card -> assertEquals(suit, card.suit()));
        }
    }

    @Test
    void anEmptySetHasNoFirstCard() {
        assertTrue(CardSet.EMPTY.isEmpty());
        assertThrows(NoSuchElementException.class, CardSet.EMPTY::first);
        Iterator<Card> none = CardSet.EMPTY.iterator();
        assertFalse(none.hasNext());
        assertThrows(NoSuchElementException.class, none::next);
        assertEquals("Ac", CardSet.PACK.first().toString());
        assertEquals("", CardSet.EMPTY.toString());
    }

    @Test
    void bitsBeyondThePackAreNoSet() {
        assertThrows(IllegalArgumentException.class, () -> new CardSet(1L << 52));
        assertThrows(IllegalArgumentException.class, () -> new CardSet(-1));
    }

    @Test
    void aRowOfSetsDoesNotChangeWhenACopyDoes() {
        long[] bits = {1, 2, 4};
        CardSets row = CardSets.of(bits);
        bits[0] = 8;
        CardSets other = row.with(1, 16);
        assertEquals(1, row.bits(0));
        assertEquals(2, row.bits(1));
        assertEquals(16, other.bits(1));
        assertEquals(7, row.union());
        assertEquals(row, CardSets.of(row.list()));
        assertEquals(row.hashCode(), CardSets.of(row.list()).hashCode());
        assertNotEquals(row, other);
        assertEquals(CardSets.of(List.of(CardSet.EMPTY, CardSet.EMPTY)), CardSets.empty(2));
        CardSets last = row.with(2, 32);
        assertEquals(List.of(1L, 2L, 32L), last.list().stream().map(CardSet::bits).toList());
        assertEquals(List.of(1L, 2L, 4L), row.list().stream().map(CardSet::bits).toList());
        assertNotEquals(row, last);
    }

    @Test
    void aRowHasAtLeastTwoSets() {
        assertThrows(IllegalArgumentException.class, () -> CardSets.of(new long[1]));
        assertThrows(IndexOutOfBoundsException.class, () -> CardSets.empty(2).bits(2));
    }

    @Test
    void aDeckIsDrawnFromTheTop() {
        Deck deck = Deck.of(List.of(Card.at(5), Card.at(3), Card.at(9)));
        assertEquals(Card.at(5), deck.top());
        Deck rest = deck.without(1);
        assertEquals(List.of(Card.at(3), Card.at(9)), rest.list());
        assertEquals(3, deck.size());
        assertEquals(2, rest.size());
        assertEquals(CardSet.of(Card.at(3), Card.at(9)), rest.set());
        assertTrue(rest.without(2).isEmpty());
        assertEquals(Deck.EMPTY, rest.without(2));
    }

    @Test
    void decksAreEqualByWhatIsLeft() {
        Deck drawn = Deck.of(List.of(Card.at(5), Card.at(3), Card.at(9))).without(1);
        Deck made = Deck.of(List.of(Card.at(3), Card.at(9)));
        assertEquals(made, drawn);
        assertEquals(made.hashCode(), drawn.hashCode());
        assertNotEquals(made, Deck.of(List.of(Card.at(9), Card.at(3))));
    }

    @Test
    void moreCardsThanThereAreCannotBeDrawn() {
        Deck two = Deck.of(List.of(Card.at(3), Card.at(9)));
        assertThrows(IllegalStateException.class, () -> two.without(3));
        assertThrows(IllegalStateException.class, Deck.EMPTY::top);
    }

    @Test
    void shufflingThePackGivesTheOrderWorkedOutElsewhere() {
        Deck deck = Deck.shuffled(CardSet.PACK, new Rng(7));
        String order = String.join(" ", deck.list().stream().map(Card::toString).toList());
        assertEquals(
                "9h 7c 3d 6d 3s 10d 10s 9c Qs 5h 4d 7d Ad 3c 6s 2s 4s Qh 5s 8c Ah Jd 10c 10h 4h 2c"
                    + " 2h Kd Kc Jc 4c Kh Qd Js 8s 6h Ks 7h 8h Jh As 5c 5d 6c 2d 9s Qc 9d 3h 7s Ac"
                    + " 8d",
                order);
    }
}

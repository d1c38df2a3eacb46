package parlour.cassino.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Rounds;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoCards;
import parlour.cassino.rules.CassinoMoveOracle;
import parlour.engine.Rng;

import java.util.HashSet;
import java.util.List;

/** The marks on the cards while a person chooses, held against the brute-force oracle. */
class TakeableTest {
    /** What the oracle lets one card take from a table. */
    private static List<CardSet> captures(CardSet table, Card card) {
        List<String> texts = table.stream().map(Card::toString).toList();
        return CassinoMoveOracle.moves(texts, List.of(card.toString()), false).stream()
                .map(move -> CassinoCards.move(move).taken())
                .filter(taken -> !taken.isEmpty())
                .toList();
    }

    private static CardSet table(Rng rng, Card without) {
        CardSet table = CardSet.EMPTY;
        for (int i = rng.below(8); i >= 0; i--) {
            table = table.with(Card.at(rng.below(Card.COUNT)));
        }
        return table.without(without);
    }

    @Test
    void marksTheCardsOfEveryCaptureThatHasTheChosenOnes() {
        Rng rng = new Rng(41);
        for (int i = 0; i < Rounds.of(1500); i++) {
            Card card = Card.at(rng.below(Card.COUNT));
            CardSet table = table(rng, card);
            CardSet chosen = new CardSet(table.bits() & rng.next() & rng.next());
            CardSet takeable =
                    captures(table, card).stream()
                            .filter(taken -> taken.hasAll(chosen))
                            .reduce(CardSet.EMPTY, CardSet::or);
            assertEquals(
                    takeable,
                    Takeable.of(table, card, chosen),
                    () -> card + " on " + table + " with " + chosen);
        }
    }

    @Test
    void offersOnlyCapturesThatHaveTheCardEachOnceAndNotTooMany() {
        Rng rng = new Rng(42);
        for (int i = 0; i < Rounds.of(1500); i++) {
            Card card = Card.at(rng.below(Card.COUNT));
            CardSet table = table(rng, card);
            if (table.isEmpty()) {
                continue;
            }
            Card taken = table.first();
            List<CardSet> captures = captures(table, card);
            List<CardSet> offered = Takeable.having(table, card, taken, 5);
            assertTrue(offered.size() <= 5);
            assertEquals(offered.size(), new HashSet<>(offered).size(), offered::toString);
            for (CardSet set : offered) {
                assertTrue(set.has(taken) && captures.contains(set), () -> card + " x " + set);
            }
            boolean some = captures.stream().anyMatch(set -> set.has(taken));
            assertEquals(some, !offered.isEmpty(), () -> card + " and " + taken + " on " + table);
        }
    }

    @Test
    void aGroupMayLackJustAnAce() {
        assertEquals(
                List.of(CassinoCards.set("4c Ad")),
                Takeable.having(
                        CassinoCards.set("4c Ad 9h"),
                        CassinoCards.card("5d"),
                        CassinoCards.card("4c"),
                        9));
        assertFalse(
                Takeable.of(CassinoCards.set("4c Ad 9h"), CassinoCards.card("5d"), CardSet.EMPTY)
                        .has(CassinoCards.card("9h")));
    }

    @Test
    void twoTellWhetherOneCaptureOrSeveralHaveTheCard() {
        Rng rng = new Rng(43);
        int asked = 0;
        for (int i = 0; i < Rounds.of(500); i++) {
            Card card = Card.at(rng.below(Card.COUNT));
            CardSet table = table(rng, card);
            if (!table.isEmpty()) {
                asked++;
                Card taken = table.first();
                long all = captures(table, card).stream().filter(set -> set.has(taken)).count();
                assertEquals(
                        Math.min(2, all),
                        Takeable.having(table, card, taken, 2).size(),
                        () -> card + " and " + taken + " on " + table);
            }
        }
        assertTrue(asked > Rounds.of(400), "most tables have cards");
    }

    @Test
    void aWholePackOnTheTableIsNoTrouble() {
        for (Card card : Card.pack()) {
            CardSet table = CardSet.PACK.without(card);
            CardSet possible = Takeable.of(table, card, CardSet.EMPTY);
            for (Card other : table) {
                assertEquals(
                        CardValues.onTable(other) <= CardValues.inHand(card), possible.has(other));
            }
            assertEquals(2, Takeable.having(table, card, table.first(), 2).size());
        }
    }

    @Test
    void nothingGoesWithACardThatIsNotOnTheTable() {
        assertEquals(
                CardSet.EMPTY,
                Takeable.of(
                        CassinoCards.set("5c 4d 9h"),
                        CassinoCards.card("9d"),
                        CassinoCards.set("5d")));
    }

    @Test
    void asManyCapturesAreOfferedAsAskedFor() {
        CardSet table = CassinoCards.set("9c 4c 4d 4h 5c 5d");
        for (String taken : List.of("4c", "9c")) {
            for (int limit = 0; limit <= 4; limit++) {
                assertEquals(
                        limit,
                        Takeable.having(
                                        table,
                                        CassinoCards.card("9d"),
                                        CassinoCards.card(taken),
                                        limit)
                                .size());
            }
        }
    }
}

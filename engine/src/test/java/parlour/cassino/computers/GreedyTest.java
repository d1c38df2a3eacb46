package parlour.cassino.computers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoCards;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Rng;

/**
 * The baseline, frozen: positions worked out by hand from the spec, with the move and its value,
 * which is points now (a sweep is one), spades and cards that go to the pile.
 */
class GreedyTest {
    private static void assertGreedy(
            String table, String hand, String move, int points, int spades, int cards) {
        CassinoState state =
                CassinoPosition.seats(2).table(table).hand(0, hand).hand(1, "Kh").state();
        CassinoMove chosen = new Greedy().choose(state, new Rng(1));
        assertEquals(CassinoCards.move(move), chosen);
        CardSet gained =
                chosen.taken().isEmpty() ? CardSet.EMPTY : chosen.taken().with(chosen.card());
        boolean sweep = !gained.isEmpty() && chosen.taken().equals(state.table());
        assertEquals(points, CardValues.points(gained.bits()) + (sweep ? 1 : 0), "points");
        assertEquals(spades, gained.and(CardValues.SPADES).size(), "spades");
        assertEquals(cards, gained.size(), "cards");
    }

    @Test
    void aSweepIsAPointAndBeatsASpade() {
        assertGreedy("7c 2d", "9h 7s", "9h x 7c 2d", 1, 0, 3);
    }

    @Test
    void theTenOfDiamondsIsTwoPointsAndTheAceThatTakesItAThird() {
        assertGreedy("10d As 4c", "10h Ah", "Ah x 10d 4c", 3, 0, 3);
    }

    @Test
    void aPointBeatsTwoSpadesAndMoreCards() {
        assertGreedy("Ac 3c 9s 6s 6d", "4h 9d", "4h x Ac 3c", 1, 0, 3);
    }

    @Test
    void atEqualPointsMoreSpadesBeatMoreCards() {
        assertGreedy("9s 4c 4d 4h", "9c 8d", "9c x 9s", 0, 1, 2);
    }

    @Test
    void theSpadeThatIsPlayedCountsToo() {
        assertGreedy("2s 8c 5d", "10s 2h", "10s x 2s 8c", 1, 2, 3);
    }

    @Test
    void atEqualPointsAndSpadesMoreCardsWin() {
        assertGreedy("As 3c 4d 5h 2c", "Jc 4h", "Jc x As 2c 3c 5h", 1, 1, 5);
    }

    @Test
    void oneCardTakesEveryGroupItCan() {
        assertGreedy("6d 5c Jh As 10c 3c", "Js", "Js x 6d 5c Jh As 10c", 1, 2, 6);
    }

    @Test
    void atEqualGainTheLowestHandValueIsPlayed() {
        assertGreedy("6c 9d", "9h 6d", "6d x 6c", 0, 0, 2);
    }

    @Test
    void equalCardsAndEqualSetsGoInDeckOrder() {
        assertGreedy("4h 4d 4c Kd", "8h 8d", "8d x 4c 4d", 0, 0, 3);
    }

    @Test
    void theLowestCardThatIsNeitherSpecialNorSpadeIsPlaced() {
        assertGreedy("Kc", "3s 2d 9h Ac", "2d", 0, 0, 0);
    }

    @Test
    void withoutAPlainCardTheLowestSpadeThatIsNotSpecialIsPlaced() {
        assertGreedy("Kc Qd", "As 9s 3s 2s", "3s", 0, 0, 0);
    }

    @Test
    void withSpecialsOnlyAnAceGoesFirstAndTheFirstInDeckOrder() {
        assertGreedy("Kc", "10d 2s Ah Ac", "Ac", 0, 0, 0);
    }

    @Test
    void noLesserGainAddsUpToAGreaterOne() {
        long allSpadesAndCards = Greedy.worth(CardSet.PACK.minus(CardValues.SPECIALS).bits());
        assertTrue(allSpadesAndCards < Greedy.worth(CassinoCards.set("Ac").bits()));
        assertTrue(
                Greedy.worth(
                                CardSet.PACK
                                        .minus(CardValues.SPADES)
                                        .minus(CardValues.SPECIALS)
                                        .bits())
                        < Greedy.worth(CassinoCards.set("3s").bits()));
    }
}

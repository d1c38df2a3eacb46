package parlour.cassino.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The spec's examples and the rules at their edges. */
class CapturesTest {
    private static final String TABLE = "6d 5c Jh As 10c 3c";

    private final Captures captures = new Captures();

    @Test
    void queenTakesJackAndAceOrSixFiveAndAceButNeverBoth() throws BadInput {
        assertEquals(sets("Jh As", "6d 5c As"), all(TABLE, 12));
    }

    @Test
    void fourTakesAceAndThree() throws BadInput {
        assertEquals(sets("As 3c"), all(TABLE, 4));
    }

    @Test
    void twoTakesNothingWhereNoCardsMakeTwo() throws BadInput {
        assertEquals(Set.of(), all(TABLE, 2));
        assertFalse(Captures.any(bits(TABLE), 2));
        assertEquals(0, captures.count(bits(TABLE), 2));
        assertEquals(0, captures.best(bits(TABLE), 2, new long[52], 5));
        assertEquals(0, captures.value());
        assertEquals(List.of(), captures.largest(bits(TABLE), 2, 10));
    }

    @Test
    void jackTakesAnyUnionOfItsThreeGroups() throws BadInput {
        assertEquals(
                sets(
                        "6d 5c",
                        "Jh",
                        "10c As",
                        "6d 5c Jh",
                        "6d 5c 10c As",
                        "Jh 10c As",
                        "6d 5c Jh 10c As"),
                all(TABLE, 11));
        assertEquals(7, captures.count(bits(TABLE), 11));
    }

    @Test
    void jackTakesAllItsGroupsAtMost() throws BadInput {
        List<CardSet> maximal = new ArrayList<>();
        captures.forEachMaximal(bits(TABLE), 11, set -> maximal.add(new CardSet(set)));
        assertEquals(List.of(CardNotation.set("6d 5c Jh 10c As")), maximal);
        assertEquals(maximal, captures.largest(bits(TABLE), 11, 1));
    }

    /** With the 4 and the ace, the 10 would leave 8 8 6 3 3 2, which make no two groups of 15. */
    @Test
    void theRestHasToSplitToo() throws BadInput {
        Grouping grouping = captures.split(CardNotation.set("10c 8c 8d 6c 4c 3c 3d 2c Ac"), 15);
        assertTrue(grouping.isLegal());
        assertEquals(3, grouping.groups().size());
    }

    @Test
    void orderOfCardsNeverMatters() throws BadInput {
        assertTrue(Captures.legal(bits("7d 8h Ac 2s"), 9));
        assertTrue(Captures.legal(bits("2s 8h Ac 7d"), 9));
    }

    @Test
    void sumDivisibleByTheTargetIsNotEnough() throws BadInput {
        assertFalse(Captures.legal(bits("8d 2h 8s"), 9));
    }

    @Test
    void handValuesAboveTheKingTakeOnlySums() throws BadInput {
        assertTrue(Captures.legal(bits("Kc Ah"), 14));
        assertTrue(Captures.legal(bits("Kc 2h"), 15));
        assertTrue(Captures.legal(bits("10c 6h Kd 3s"), 16));
        assertFalse(Captures.legal(bits("Ah"), 14));
    }

    @Test
    void takingNothingIsNoCapture() {
        assertFalse(Captures.legal(0, 9));
        assertTrue(captures.forEach(0, 9, set -> false));
        assertEquals(0, captures.best(0, 9, new long[52], 1));
    }

    @Test
    void targetsOutsideTheHandValuesAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Captures.legal(1, 1));
        assertThrows(IllegalArgumentException.class, () -> captures.count(1, 17));
    }

    @Test
    void largerSetMayNeedOtherGroupsThanTheSmaller() throws BadInput {
        // 6 6 8 alone make no 10, but with 4 4 2 they do: so 4 4 2 alone is not maximal.
        long table = bits("4c 4d 2c 6c 6d 8h");
        Set<CardSet> maximal = new HashSet<>();
        captures.forEachMaximal(table, 10, set -> maximal.add(new CardSet(set)));
        assertEquals(Set.of(new CardSet(table)), maximal);
    }

    @Test
    void visitorStopsTheStream() throws BadInput {
        List<Long> seen = new ArrayList<>();
        assertFalse(
                captures.forEach(
                        bits(TABLE),
                        11,
                        set -> {
                            seen.add(set);
                            return seen.size() < 3;
                        }));
        assertEquals(3, seen.size());
    }

    @Test
    void bestWeighsTheBonusForClearingTheTable() throws BadInput {
        long table = bits("5c 4d 9h");
        long[] worth = new long[52];
        worth[CardNotation.card("9h").index()] = 3;
        worth[CardNotation.card("5c").index()] = -2;
        assertEquals(bits("9h"), captures.best(table, 9, worth, 1));
        assertEquals(3, captures.value());
        assertEquals(table, captures.best(table, 9, worth, 4));
        assertEquals(5, captures.value());
    }

    @Test
    void bestIsTheLeastBadWhenAllIsBad() throws BadInput {
        long[] worth = new long[52];
        java.util.Arrays.fill(worth, -1);
        assertEquals(bits("9h"), captures.best(bits("5c 4d 9h"), 9, worth, -10));
        assertEquals(-1, captures.value());
        assertEquals(bits("9h"), captures.best(bits("9h"), 9, worth, -10));
        assertEquals(-11, captures.value());
    }

    @Test
    void equalWorthGoesToTheFirstCardInDeckOrder() throws BadInput {
        assertEquals(bits("9c 9d"), captures.best(bits("9c 9d"), 9, new long[52], 0));
        long[] worth = new long[52];
        worth[CardNotation.card("9d").index()] = -1;
        assertEquals(bits("9c 9h"), captures.best(bits("9c 9d 9h"), 9, worth, 0));
    }

    @Test
    void refusedCardsAreSplitAsFarAsTheyGo() throws BadInput {
        Grouping grouping = captures.split(CardNotation.set("8d 2h 8s Ac"), 9);
        assertFalse(grouping.isLegal());
        assertEquals(List.of(CardNotation.set("Ac 8d")), grouping.groups());
        assertEquals(CardNotation.set("2h 8s"), grouping.leftOver());
    }

    @Test
    void legalCardsAreSplitWithoutRest() throws BadInput {
        Grouping grouping = captures.split(CardNotation.set("7d 8h Ac 2s"), 9);
        assertTrue(grouping.isLegal());
        assertEquals(
                List.of(CardNotation.set("8h Ac"), CardNotation.set("7d 2s")), grouping.groups());
    }

    @Test
    void cardsTooHighAreLeftOver() throws BadInput {
        Grouping grouping = captures.split(CardNotation.set("Kd Qh"), 9);
        assertEquals(new Grouping(List.of(), CardNotation.set("Kd Qh")), grouping);
        assertFalse(captures.split(CardSet.EMPTY, 9).isLegal());
    }

    private Set<CardSet> all(String table, int target) throws BadInput {
        Set<CardSet> all = new HashSet<>();
        assertTrue(captures.forEach(bits(table), target, set -> all.add(new CardSet(set))));
        return all;
    }

    private static Set<CardSet> sets(String... texts) throws BadInput {
        Set<CardSet> sets = new HashSet<>();
        for (String text : texts) {
            sets.add(CardNotation.set(text));
        }
        return sets;
    }

    private static long bits(String text) throws BadInput {
        return CardNotation.set(text).bits();
    }
}

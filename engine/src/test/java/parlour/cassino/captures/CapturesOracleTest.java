package parlour.cassino.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Rounds;
import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.function.LongUnaryOperator;

/** On thousands of small tables, the answers are those of the brute force. */
class CapturesOracleTest {
    /** More cards first, then the set that has the first card in which two differ. */
    static final Comparator<Long> LARGEST_FIRST =
            Comparator.<Long>comparingInt(set -> -Long.bitCount(set))
                    .thenComparing(
                            (a, b) -> Long.compareUnsigned(Long.reverse(b), Long.reverse(a)));

    /** Aces, twos and threes: nearly every card is in some group for any target. */
    private static final long LOW = 7 * 0x80_0400_2001L;

    private final Captures captures = new Captures();

    private interface Check {
        void on(long table, int target, CapturesOracle oracle, CapturesDice dice);
    }

    /** Random tables of up to 12 cards, of all ranks and of few, for every target. */
    private static void onSmallTables(int seed, Check check) {
        CapturesDice dice = new CapturesDice(seed);
        for (int round = 0; round < Rounds.of(20); round++) {
            for (int target = 2; target <= 16; target++) {
                for (int size = 0; size <= 12; size += 1 + dice.below(2)) {
                    long table = dice.table(size);
                    check.on(table, target, new CapturesOracle(table, target), dice);
                    long crowd = dice.table(size, dice.ranks(3 + dice.below(4)));
                    check.on(crowd, target, new CapturesOracle(crowd, target), dice);
                }
            }
        }
    }

    @Test
    void chosenSetIsLegalExactlyWhenItSplits() {
        onSmallTables(
                1,
                (table, target, oracle, dice) -> {
                    for (long set : oracle.all()) {
                        assertTrue(Captures.legal(set, target), () -> text(set, target));
                    }
                    for (long set : oracle.others()) {
                        assertFalse(Captures.legal(set, target), () -> text(set, target));
                    }
                });
    }

    @Test
    void somethingCanBeCapturedExactlyWhenThereIsACapture() {
        onSmallTables(
                2,
                (table, target, oracle, dice) ->
                        assertEquals(!oracle.all().isEmpty(), Captures.any(table, target)));
    }

    @Test
    void streamShowsEveryCaptureOnce() {
        onSmallTables(
                3,
                (table, target, oracle, dice) -> {
                    List<Long> shown = new ArrayList<>();
                    assertTrue(captures.forEach(table, target, shown::add));
                    assertEquals(new HashSet<>(oracle.all()), new HashSet<>(shown));
                    assertEquals(oracle.all().size(), shown.size());
                });
    }

    @Test
    void countIsTheNumberOfCaptures() {
        onSmallTables(
                4,
                (table, target, oracle, dice) ->
                        assertEquals(oracle.all().size(), captures.count(table, target)));
    }

    /** What is kept of a table for one target is not taken for another's. */
    @Test
    void aTableAnswersForOneTargetAfterTheOther() {
        CapturesDice dice = new CapturesDice(10);
        for (int round = 0; round < 4; round++) {
            long table = dice.table(10, LOW);
            for (int step = 0; step < 40; step++) {
                int target = 2 + dice.below(15);
                int expected = new CapturesOracle(table, target).all().size();
                assertEquals(expected, captures.count(table, target), () -> text(table, target));
            }
        }
    }

    @Test
    void everyCaptureHasItsNumber() {
        onSmallTables(
                9,
                (table, target, oracle, dice) -> {
                    List<Long> numbered = new ArrayList<>();
                    for (int i = 0; i < oracle.all().size(); i++) {
                        numbered.add(captures.nth(table, target, i));
                    }
                    assertEquals(new HashSet<>(oracle.all()), new HashSet<>(numbered));
                    assertThrows(
                            IndexOutOfBoundsException.class, () -> captures.nth(table, target, -1));
                    for (int beyond = 0; beyond < 70; beyond++) {
                        int number = oracle.all().size() + beyond;
                        assertEquals(0, captures.nth(table, target, number));
                    }
                });
    }

    @Test
    void maximalCapturesArePartOfNoOther() {
        onSmallTables(
                5,
                (table, target, oracle, dice) -> {
                    List<Long> shown = new ArrayList<>();
                    assertTrue(captures.forEachMaximal(table, target, shown::add));
                    List<Long> expected = oracle.maximal();
                    assertEquals(new HashSet<>(expected), new HashSet<>(shown));
                    assertEquals(expected.size(), shown.size());
                });
    }

    @Test
    void bestCaptureHasTheLargestWorthOfAll() {
        int[][] spreads = {{0, 1}, {0, 3}, {-1, 3}, {-20, 20}, {-1_000_000, 1_000_001}};
        onSmallTables(
                6,
                (table, target, oracle, dice) -> {
                    int[] spread = spreads[dice.below(spreads.length)];
                    long[] worth = new long[Card.COUNT];
                    for (int i = 0; i < worth.length; i++) {
                        worth[i] = spread[0] + dice.below(spread[1] - spread[0]);
                    }
                    long bonus = dice.below(9) - 4;
                    LongUnaryOperator worthOf = set -> worth(set, table, worth, bonus);
                    long expected =
                            oracle.all().stream()
                                    .min(
                                            Comparator.<Long>comparingLong(
                                                            set -> -worthOf.applyAsLong(set))
                                                    .thenComparing(
                                                            (a, b) ->
                                                                    Long.compareUnsigned(
                                                                            Long.reverse(b),
                                                                            Long.reverse(a))))
                                    .orElse(0L);
                    assertEquals(expected, captures.best(table, target, worth, bonus));
                    assertEquals(worthOf.applyAsLong(expected), captures.value());
                });
    }

    @Test
    void largestCapturesComeInOrder() {
        onSmallTables(
                7,
                (table, target, oracle, dice) -> {
                    int limit = dice.below(dice.below(2) == 0 ? 6 : 200);
                    List<CardSet> expected =
                            oracle.all().stream()
                                    .sorted(LARGEST_FIRST)
                                    .limit(limit)
                                    .map(CardSet::new)
                                    .toList();
                    assertEquals(expected, captures.largest(table, target, limit));
                });
    }

    @Test
    void splitLeavesAsFewCardsAsCanBe() {
        onSmallTables(
                8,
                (table, target, oracle, dice) -> {
                    Grouping grouping = captures.split(new CardSet(table), target);
                    int most = oracle.all().stream().mapToInt(Long::bitCount).max().orElse(0);
                    assertEquals(Long.bitCount(table) - most, grouping.leftOver().size());
                    long seen = grouping.leftOver().bits();
                    for (CardSet group : grouping.groups()) {
                        assertEquals(target, group.stream().mapToInt(CardValues::onTable).sum());
                        assertEquals(0, seen & group.bits());
                        seen |= group.bits();
                    }
                    assertEquals(table, seen);
                });
    }

    static long worth(long set, long table, long[] worth, long bonus) {
        long sum = set == table && set != 0 ? bonus : 0;
        for (Card card : new CardSet(set)) {
            sum += worth[card.index()];
        }
        return sum;
    }

    private static String text(long set, int target) {
        return new CardSet(set) + " for " + target;
    }
}

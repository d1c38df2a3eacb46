package parlour.cassino.captures;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Rounds;
import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** On tables too big for brute force, the ways of asking agree with each other. */
class CapturesBigTableTest {
    private static final long PACK = (1L << Card.COUNT) - 1;
    private static final int MOST = Rounds.of(300_000);

    private final Captures captures = new Captures();

    private interface Check {
        void on(long table, int target, CapturesDice dice);
    }

    /** Tables of 13 to 40 cards, of all ranks and of few, that have not too many captures. */
    private void onBigTables(int seed, Check check) {
        CapturesDice dice = new CapturesDice(seed);
        for (int target = 2; target <= 16; target++) {
            for (int size = 13; size <= 40; size += 1 + dice.below(4)) {
                long table = dice.table(size);
                if (dice.below(2) == 0) {
                    table = dice.table(size, dice.ranks(4 + dice.below(6)));
                }
                if (captures.count(table, target) <= MOST) {
                    check.on(table, target, dice);
                }
            }
        }
    }

    private long[] streamed(long table, int target) {
        long[] sets = new long[(int) captures.count(table, target)];
        int[] size = {0};
        assertTrue(
                captures.forEach(
                        table,
                        target,
                        set -> {
                            sets[size[0]++] = set;
                            return true;
                        }));
        assertEquals(sets.length, size[0]);
        return sets;
    }

    @Test
    void ofTheLargestNoneAreListedWhereNoneAreWanted() {
        assertEquals(List.of(), captures.largest(PACK, 13, 0));
        assertEquals(1, captures.largest(PACK, 13, 1).size());
    }

    @Test
    void streamShowsAsManyAsCountedAllLegalAndNoneTwice() {
        onBigTables(
                1,
                (table, target, dice) -> {
                    long[] sets = streamed(table, target);
                    Arrays.sort(sets);
                    for (int i = 0; i < sets.length; i++) {
                        assertTrue(Captures.legal(sets[i], target));
                        assertEquals(0, sets[i] & ~table);
                        assertFalse(i > 0 && sets[i] == sets[i - 1]);
                    }
                });
    }

    @Test
    void everySetOfTheStreamHasItsNumber() {
        onBigTables(
                6,
                (table, target, dice) -> {
                    long[] sets = streamed(table, target);
                    if (sets.length > 3_000) {
                        return;
                    }
                    long[] numbered = new long[sets.length];
                    Arrays.setAll(numbered, i -> captures.nth(table, target, i));
                    Arrays.sort(sets);
                    Arrays.sort(numbered);
                    assertArrayEquals(sets, numbered);
                    assertEquals(0, captures.nth(table, target, sets.length));
                });
    }

    @Test
    void whatIsNotStreamedIsNotLegal() {
        onBigTables(
                2,
                (table, target, dice) -> {
                    long[] sets = streamed(table, target);
                    Arrays.sort(sets);
                    for (int i = 0; i < 2_000; i++) {
                        long chosen = dice.next() & table;
                        assertEquals(
                                Arrays.binarySearch(sets, chosen) >= 0,
                                Captures.legal(chosen, target));
                    }
                });
    }

    @Test
    void bestIsTheBestOfTheStream() {
        onBigTables(
                3,
                (table, target, dice) -> {
                    long[] worth = new long[Card.COUNT];
                    for (int i = 0; i < worth.length; i++) {
                        worth[i] = dice.below(12) - dice.below(2) * 6;
                    }
                    long bonus = dice.below(7) - 3;
                    long best = 0;
                    long most = 0;
                    for (long set : streamed(table, target)) {
                        long sum = CapturesOracleTest.worth(set, table, worth, bonus);
                        boolean first =
                                Long.compareUnsigned(Long.reverse(set), Long.reverse(best)) > 0;
                        if (best == 0 || sum > most || sum == most && first) {
                            best = set;
                            most = sum;
                        }
                    }
                    assertEquals(best, captures.best(table, target, worth, bonus));
                    assertEquals(most, captures.value());
                });
    }

    @Test
    void largestAreTheLargestOfTheStream() {
        onBigTables(
                4,
                (table, target, dice) -> {
                    int limit = 1 + dice.below(3_000);
                    List<CardSet> expected =
                            Arrays.stream(streamed(table, target))
                                    .boxed()
                                    .sorted(CapturesOracleTest.LARGEST_FIRST)
                                    .limit(limit)
                                    .map(CardSet::new)
                                    .toList();
                    assertEquals(expected, captures.largest(table, target, limit));
                });
    }

    @Test
    void maximalAreTheSetsOfTheStreamThatHaveNoLarger() {
        onBigTables(
                5,
                (table, target, dice) -> {
                    Set<Long> counts = new HashSet<>();
                    for (long set : streamed(table, target)) {
                        counts.add(counts(set));
                    }
                    if (counts.size() > 3_000) {
                        return;
                    }
                    Set<Long> widest = new HashSet<>();
                    for (long count : counts) {
                        if (counts.stream().noneMatch(other -> isLarger(other, count))) {
                            widest.add(count);
                        }
                    }
                    Set<Long> expected = new HashSet<>();
                    for (long set : streamed(table, target)) {
                        if (widest.contains(counts(set))) {
                            expected.add(set);
                        }
                    }
                    List<Long> shown = new ArrayList<>();
                    assertTrue(captures.forEachMaximal(table, target, shown::add));
                    assertEquals(expected, new HashSet<>(shown));
                    assertEquals(expected.size(), shown.size());
                });
    }

    /** How many cards of each rank, in four bits a rank. */
    private static long counts(long set) {
        long counts = 0;
        for (Card card : new CardSet(set)) {
            counts += 1L << 4 * card.rank().ordinal();
        }
        return counts;
    }

    private static boolean isLarger(long a, long b) {
        // With a bit above each count, none of the differences borrows from its neighbour.
        long fence = 0x8_8888_8888_8888L;
        return a != b && ((a | fence) - b & fence) == fence;
    }

    @Test
    void wholePackIsAnsweredForEveryTarget() {
        long[] ones = new long[Card.COUNT];
        Arrays.fill(ones, 1);
        for (int target = 2; target <= 16; target++) {
            for (int missing = 0; missing < Rounds.of(Card.COUNT); missing += 5) {
                int held = target;
                long table = PACK & ~(1L << missing);
                assertTrue(captures.count(table, target) > 0);
                int[] seen = {0};
                captures.forEach(
                        table,
                        target,
                        set -> {
                            assertTrue(Captures.legal(set, held));
                            return ++seen[0] < 1_000;
                        });
                List<CardSet> largest = captures.largest(table, target, 2_000);
                long best = captures.best(table, target, ones, 0);
                assertEquals(new CardSet(best), largest.get(0));
                for (int i = 1; i < largest.size(); i++) {
                    assertTrue(Captures.legal(largest.get(i).bits(), target));
                    long one = largest.get(i - 1).bits();
                    long next = largest.get(i).bits();
                    assertTrue(CapturesOracleTest.LARGEST_FIRST.compare(one, next) < 0);
                }
                int[] maximal = {0};
                captures.forEachMaximal(
                        table,
                        target,
                        set -> {
                            assertTrue(Captures.legal(set, held));
                            return ++maximal[0] < 1_000;
                        });
                assertTrue(maximal[0] > 0);
                Grouping grouping = captures.split(new CardSet(table), target);
                assertEquals(51 - Long.bitCount(best), grouping.leftOver().size());
            }
        }
    }

    @Test
    void countOfTheWholePackIsKnownByHand() {
        // Two takes any twos and an even number of aces.
        assertEquals(16 * 8 - 1, captures.count(PACK, 2));
        // Three takes threes, as many aces as twos, or three aces more than twos.
        assertEquals(16 * (70 + 8) - 1, captures.count(PACK, 3));
    }

    @Test
    void visitorThatHasSeenEnoughIsShownNoMore() {
        for (int enough : new int[] {1, 3, 100}) {
            int[] seen = {0};
            assertFalse(captures.forEach(PACK, 9, set -> ++seen[0] < enough));
            assertEquals(enough, seen[0]);
            int[] maximal = {0};
            assertFalse(captures.forEachMaximal(PACK & ~7, 14, set -> ++maximal[0] < enough));
            assertEquals(enough, maximal[0]);
        }
    }

    @Test
    void everyQuestionIsAnsweredForItsOwnTable() {
        long one = PACK >>> 26;
        long other = one << 26;
        for (int target = 9; target <= 11; target++) {
            assertEquals(new Captures().nth(one, target, 7), captures.nth(one, target, 7));
            assertEquals(new Captures().nth(other, target, 7), captures.nth(other, target, 7));
            assertEquals(first(new Captures(), one, target), first(captures, one, target));
            assertEquals(first(new Captures(), other, target), first(captures, other, target));
            assertTrue((captures.nth(one, target, 7) & ~one) == 0);
            assertTrue((captures.nth(other, target, 7) & ~other) == 0);
        }
    }

    private static List<Long> first(Captures asked, long table, int target) {
        List<Long> first = new ArrayList<>();
        asked.forEach(table, target, set -> first.add(set) && first.size() < 50);
        return first;
    }
}

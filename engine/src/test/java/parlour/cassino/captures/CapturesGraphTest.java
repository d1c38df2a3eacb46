package parlour.cassino.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Rounds;
import parlour.cards.Card;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** The way of big tables gives the brute force's answers on small ones too. */
class CapturesGraphTest {
    private final CaptureGraph graph = new CaptureGraph();
    private final CaptureStream stream = new CaptureStream(graph);
    private final BestCapture best = new BestCapture(graph);
    private final SmallTable small = new SmallTable();

    private interface Check {
        void on(long table, int target, List<Long> captures, CapturesDice dice);
    }

    private static void onSmallTables(int seed, Check check) {
        CapturesDice dice = new CapturesDice(seed);
        for (int round = 0; round < Rounds.of(15); round++) {
            for (int target = 2; target <= 16; target++) {
                for (int size = 0; size <= 13; size += 1 + dice.below(3)) {
                    long from = dice.below(2) == 0 ? -1L >>> 12 : dice.ranks(4);
                    long table = dice.table(size, from);
                    check.on(table, target, new CapturesOracle(table, target).all(), dice);
                }
            }
        }
    }

    @Test
    void pathsOfTheGraphAreTheCaptures() {
        onSmallTables(
                1,
                (table, target, captures, dice) -> {
                    graph.lay(table, CaptureTarget.of(target));
                    assertEquals(captures.size(), graph.ways(CaptureGraph.ROOT) - 1);
                    List<Long> shown = new ArrayList<>();
                    assertTrue(stream.run(shown::add));
                    assertEquals(captures.size(), shown.size());
                    assertEquals(new HashSet<>(captures), new HashSet<>(shown));
                    List<Long> paths = new ArrayList<>();
                    for (int i = 0; i <= captures.size(); i++) {
                        paths.add(graph.path(i));
                    }
                    assertTrue(paths.remove(0L));
                    assertEquals(new HashSet<>(captures), new HashSet<>(paths));
                });
    }

    @Test
    void bestPathIsTheBestOfTheCaptures() {
        onSmallTables(
                2,
                (table, target, captures, dice) -> {
                    long[] worth = new long[Card.COUNT];
                    for (int i = 0; i < worth.length; i++) {
                        worth[i] = dice.below(4) - dice.below(3);
                    }
                    long bonus = dice.below(9) - 4;
                    best.begin(table, worth, bonus);
                    captures.forEach(best::test);
                    long set = best.set();
                    long sum = best.worth();
                    graph.lay(table, CaptureTarget.of(target));
                    best.begin(table, worth, bonus);
                    best.searchGraph();
                    assertEquals(set, best.set());
                    assertEquals(sum, best.worth());
                });
    }

    @Test
    void familyOfASmallTableIsTheCaptures() {
        onSmallTables(
                3,
                (table, target, captures, dice) -> {
                    assertTrue(small.find(table, CaptureTarget.of(target)));
                    assertEquals(captures.size(), small.count());
                    List<Long> shown = new ArrayList<>();
                    assertTrue(small.forEach(shown::add));
                    assertEquals(captures.size(), shown.size());
                    assertEquals(new HashSet<>(captures), new HashSet<>(shown));
                });
    }

    @Test
    void stoppedStreamLeavesNothingBehind() {
        onSmallTables(
                4,
                (table, target, captures, dice) -> {
                    small.find(table, CaptureTarget.of(target));
                    small.forEach(set -> false);
                    small.find(table, CaptureTarget.of(target));
                    assertEquals(captures.size(), small.count());
                });
    }

    @Test
    void everyCaptureOfASmallTableHasItsNumber() {
        onSmallTables(
                5,
                (table, target, captures, dice) -> {
                    List<Long> numbered = new ArrayList<>();
                    for (int i = 0; i < captures.size(); i++) {
                        numbered.add(small.nth(table, CaptureTarget.of(target), i));
                    }
                    assertEquals(new HashSet<>(captures), new HashSet<>(numbered));
                    assertEquals(0, small.nth(table, CaptureTarget.of(target), captures.size()));
                });
    }
}

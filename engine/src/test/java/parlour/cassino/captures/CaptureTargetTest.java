package parlour.cassino.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Rounds;
import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The tables of a target, made anew here: those that all share were made while a class was loaded,
 * before a test could tell.
 */
class CaptureTargetTest {
    private static final int KING = 13;

    private interface Check {
        void on(CaptureTarget target, long set, boolean splits);
    }

    /** Every subset of random tables, of all ranks and of few. */
    private static void onSubsets(int seed, Check check) {
        CapturesDice dice = new CapturesDice(seed);
        for (int value = 2; value <= CardValues.LARGEST; value++) {
            CaptureTarget target = new CaptureTarget(value);
            for (int round = 0; round < Rounds.of(60); round++) {
                long from = round % 2 == 0 ? -1 : dice.ranks(3 + dice.below(4));
                CapturesOracle oracle =
                        new CapturesOracle(dice.table(10, from & (1L << Card.COUNT) - 1), value);
                check.on(target, 0, true);
                oracle.all().forEach(set -> check.on(target, set, true));
                oracle.others().stream()
                        .filter(set -> set != 0)
                        .forEach(set -> check.on(target, set, false));
            }
        }
    }

    @Test
    void knowsWhichSetsSplit() {
        onSubsets(
                1,
                (target, set, splits) ->
                        assertEquals(splits, target.splitsAll(set), () -> text(target, set)));
    }

    @Test
    void diagramAcceptsTheDifferencesOfSetsThatSplit() {
        onSubsets(
                2,
                (target, set, splits) ->
                        assertEquals(
                                splits,
                                readable(target, set) && accepted(target, set),
                                () -> text(target, set)));
    }

    /** Whether the diagram can tell: it leaves higher cards and other sums to its callers. */
    private static boolean readable(CaptureTarget target, long set) {
        return (set & ~target.cards()) == 0 && sum(set) % target.value() == 0;
    }

    private static boolean accepted(CaptureTarget target, long set) {
        CaptureDiagram diagram = target.diagram();
        int node = diagram.root();
        for (RankPair pair : target.pairs()) {
            int difference = Long.bitCount(set & pair.plus()) - Long.bitCount(set & pair.minus());
            node = diagram.next(node, CaptureDiagram.ZERO + (difference & pair.matters()));
        }
        return node == CaptureDiagram.LEGAL;
    }

    @Test
    void diagramIsMinimal() {
        for (int value = 2; value <= CardValues.LARGEST; value++) {
            CaptureDiagram diagram = new CaptureTarget(value).diagram();
            Set<List<Integer>> rows = new HashSet<>();
            Set<Integer> reached = new TreeSet<>();
            reached.add(diagram.root());
            for (int node = CaptureDiagram.LEGAL + 1; node < diagram.nodes(); node++) {
                List<Integer> row = row(diagram, node);
                assertTrue(rows.add(row), "two nodes with the same successors");
                assertNotEquals(Set.of(CaptureDiagram.DEAD), Set.copyOf(row), "leads nowhere");
                reached.addAll(row);
            }
            assertTrue(
                    IntStream.range(CaptureDiagram.LEGAL, diagram.nodes())
                            .allMatch(reached::contains),
                    "every node is reached");
        }
    }

    private static List<Integer> row(CaptureDiagram diagram, int node) {
        return IntStream.range(0, CaptureDiagram.SLOTS)
                .mapToObj(slot -> diagram.next(node, slot))
                .toList();
    }

    @Test
    void cardsAndThoseThatFormAGroupAlone() {
        for (int value = 2; value <= CardValues.LARGEST; value++) {
            CaptureTarget target = new CaptureTarget(value);
            assertEquals(value, target.value());
            for (Card card : Card.pack()) {
                int number = card.rank().number();
                assertEquals(number <= value, (target.cards() & card.bit()) != 0);
                assertEquals(number == value, (target.alone() & card.bit()) != 0);
            }
        }
    }

    @Test
    void pairsAddUpToTheTarget() {
        for (int value = 2; value <= CardValues.LARGEST; value++) {
            long seen = 0;
            int last = Integer.MAX_VALUE;
            for (RankPair pair : RankPair.of(value)) {
                int low = pair.low();
                int high = value - low;
                assertEquals(cards(low), pair.plus());
                assertEquals(
                        high == low || high == 0 || high > KING ? 0 : cards(high), pair.minus());
                assertEquals(0, seen & pair.cards(), "a rank belongs to one pair");
                seen |= pair.cards();
                assertEquals(high == low, pair.isHalf());
                assertTrue(high == 0 || low < last, "the closest ranks come first");
                last = low;
                ranges(pair, high);
            }
            assertEquals(new CaptureTarget(value).cards(), seen);
        }
    }

    /** All differences that the counts of two ranks can have, as far as they matter. */
    private static void ranges(RankPair pair, int high) {
        Set<Integer> differences = new TreeSet<>();
        for (int low = 0; low <= 4; low++) {
            for (int minus = 0; minus <= (pair.minus() == 0 ? 0 : 4); minus++) {
                differences.add(low - minus & pair.matters());
            }
        }
        assertEquals(
                IntStream.rangeClosed(pair.lowest(), pair.highest()).boxed().toList(),
                List.copyOf(differences));
        assertEquals(differences.size(), pair.range());
        assertEquals(high == 0 ? 0 : pair.isHalf() ? 1 : -1, pair.matters());
    }

    @Test
    void signsOfCards() {
        RankPair pair = RankPair.of(9).get(0);
        assertEquals(1, pair.sign(cards(4) & -cards(4)));
        assertEquals(-1, pair.sign(cards(5) & -cards(5)));
        assertEquals(0, pair.sign(cards(6) & -cards(6)));
    }

    @Test
    void highestCard() {
        CapturesDice dice = new CapturesDice(3);
        for (int i = 0; i < 500; i++) {
            long table = dice.table(1 + dice.below(20));
            Card highest = null;
            for (Card card : Card.pack()) {
                boolean lies = (table & card.bit()) != 0;
                if (lies && (highest == null || card.rank().number() > highest.rank().number())) {
                    highest = card;
                }
            }
            assertEquals(highest.bit(), CaptureTarget.highest(table));
        }
    }

    private static long cards(int number) {
        long cards = 0;
        for (Card card : Card.pack()) {
            cards |= card.rank().number() == number ? card.bit() : 0;
        }
        return cards;
    }

    private static int sum(long set) {
        return new CardSet(set).stream().mapToInt(card -> card.rank().number()).sum();
    }

    private static String text(CaptureTarget target, long set) {
        return new CardSet(set) + " for " + target.value();
    }
}

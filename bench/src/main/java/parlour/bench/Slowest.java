package parlour.bench;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Captures;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Runs every query on random and lopsided tables of every size for every target, and keeps the
 * slowest. Each is run a few times and the fastest counts, because other programs may use the
 * machine.
 */
final class Slowest {
    /** A query's slowest time, and where. */
    record Answer(long nanos, int cards, int target) {}

    private interface Question {
        void ask(long table, int target);
    }

    private static final int TIMES = 3;
    private static final int MOST_MAXIMAL = 100_000;

    private final Captures captures = new Captures();
    private final long[] worth = new long[Card.COUNT];
    private final Map<String, Question> questions = new LinkedHashMap<>();
    private int shown;

    private Slowest() {
        SeededRandom random = new SeededRandom(3);
        Arrays.setAll(worth, i -> random.below(1_000) - 200);
        questions.put("legal", Captures::legal);
        questions.put("any", Captures::any);
        questions.put("count", captures::count);
        questions.put("middle set by its number", this::middle);
        questions.put("first set streamed", (on, by) -> captures.forEach(on, by, set -> false));
        questions.put("best", (on, by) -> captures.best(on, by, worth, 300));
        questions.put("largest 2,000", (on, by) -> captures.largest(on, by, 2_000));
        questions.put("split", (on, by) -> captures.split(new CardSet(on), by));
        questions.put(
                "maximal, up to 100,000",
                (on, by) -> {
                    shown = 0;
                    captures.forEachMaximal(on, by, set -> ++shown < MOST_MAXIMAL);
                });
    }

    private void middle(long table, int target) {
        long count = captures.count(table, target);
        if (count > 0) {
            captures.nth(table, target, count / 2);
        }
    }

    static Map<String, Answer> ask(int tablesOfASize) {
        return new Slowest().askAll(tablesOfASize);
    }

    private Map<String, Answer> askAll(int tablesOfASize) {
        Map<String, Answer> slowest = new LinkedHashMap<>();
        SeededRandom random = new SeededRandom(4);
        for (int size = 1; size < Card.COUNT; size++) {
            for (int i = 0; i < tablesOfASize; i++) {
                long table = table(size, i % 2 == 0, random);
                for (int target = 2; target <= 16; target++) {
                    for (Map.Entry<String, Question> question : questions.entrySet()) {
                        long nanos = time(question.getValue(), table, target);
                        slowest.merge(
                                question.getKey(),
                                new Answer(nanos, size, target),
                                (a, b) -> a.nanos >= b.nanos ? a : b);
                    }
                }
            }
        }
        return slowest;
    }

    /** Random cards, or all cards of random ranks as far as they go. */
    private static long table(int size, boolean anyRank, SeededRandom random) {
        long table = 0;
        while (Long.bitCount(table) < size) {
            Card card = Card.at(random.below(Card.COUNT));
            long alike = anyRank ? card.bit() : CardSet.of(card.rank()).bits();
            for (long left = alike & ~table; left != 0 && Long.bitCount(table) < size; ) {
                table |= left & -left;
                left &= left - 1;
            }
        }
        return table;
    }

    private static long time(Question question, long table, int target) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TIMES; i++) {
            long start = System.nanoTime();
            question.ask(table, target);
            least = Math.min(least, System.nanoTime() - start);
        }
        return least;
    }
}

package parlour.cassino.captures;

import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.LongPredicate;

/**
 * What a played card of a given value can capture from a table: sets of cards that split into
 * groups, each adding up to the target.
 *
 * <p>Sets are bits as in {@link CardSet}. An instance owns its buffers, which come with their first
 * use: it belongs to one thread, and a visitor may not call it.
 */
public final class Captures {
    /** Up to this many sets are tried one by one, which is faster than building the graph. */
    private static final int FEW = 200;

    /** The same where only a few of them are kept. */
    private static final int MANY = 2000;

    /** One that nobody is using, for the sake of its buffers; null while it is lent. */
    private static final AtomicReference<Captures> SPARE = new AtomicReference<>();

    private final SmallTable small = new SmallTable();
    private final CaptureGraph graph = new CaptureGraph();
    private final CaptureStream stream = new CaptureStream(graph);
    private final MaximalCaptures maximal = new MaximalCaptures(graph);
    private final BestCapture best = new BestCapture(graph);
    private final LargestCaptures largest = new LargestCaptures(graph);

    /**
     * Lends an instance for one calculation: making the buffers would take longer than most of
     * them. Who calculates again and again has its own.
     */
    public static <T> T lend(Function<Captures, T> calculation) {
        Captures spare = SPARE.getAndSet(null);
        Captures lent = spare == null ? new Captures() : spare;
        T result = calculation.apply(lent);
        SPARE.set(lent);
        return result;
    }

    /**
     * Builds the lookup tables of all targets, unless they exist: once per program run, and long
     * enough to spoil the timing of the first search or frame that needs them.
     */
    public static void prepare() {
        CaptureTarget.of(CardValues.LARGEST);
    }

    /** Whether the chosen cards are a capture. */
    public static boolean legal(long chosen, int target) {
        return chosen != 0 && CaptureTarget.of(target).splitsAll(chosen);
    }

    /** Whether anything can be captured at all. */
    public static boolean any(long table, int target) {
        CaptureTarget fixed = CaptureTarget.of(target);
        long sums = (table & fixed.alone()) == 0 ? 1 : 1L << target;
        for (long left = table & fixed.cards();
                left != 0 && (sums >>> target & 1) == 0;
                left &= left - 1) {
            sums |= sums << CaptureTarget.onTable(Long.numberOfTrailingZeros(left));
        }
        return (sums >>> target & 1) != 0;
    }

    /** The number of different sets that can be captured. */
    public long count(long table, int target) {
        CaptureTarget fixed = CaptureTarget.of(target);
        long few = small.count(table, fixed);
        if (few >= 0) {
            return few;
        }
        graph.lay(table, fixed);
        return graph.ways(CaptureGraph.ROOT) - 1;
    }

    /**
     * One of the sets that can be captured, by a number from 0: a random set without listing all.
     * The order is fixed but arbitrary; 0 for a number that is not below {@link #count}.
     */
    public long nth(long table, int target, long index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException("no capture " + index);
        }
        CaptureTarget fixed = CaptureTarget.of(target);
        long few = small.nth(table, fixed, index);
        if (few >= 0) {
            return few;
        }
        graph.lay(table, fixed);
        if (index >= graph.ways(CaptureGraph.ROOT) - 1) {
            return 0;
        }
        // The empty set is one of the paths; the first path replaces it.
        long set = graph.path(index + 1);
        return set == 0 ? graph.path(0) : set;
    }

    /**
     * Visits every set that can be captured, once, until the visitor returns false; returns whether
     * all were visited.
     */
    public boolean forEach(long table, int target, LongPredicate visitor) {
        CaptureTarget fixed = CaptureTarget.of(target);
        if (small.find(table, fixed)) {
            return small.forEach(visitor);
        }
        graph.lay(table, fixed);
        return stream.run(visitor);
    }

    /** As {@link #forEach}, but only the sets that are not part of a larger one. */
    public boolean forEachMaximal(long table, int target, LongPredicate visitor) {
        graph.lay(table, CaptureTarget.of(target));
        return maximal.run(visitor);
    }

    /**
     * The capture with the highest worth, or 0 if there is none; on a tie, the one that has the
     * first card in deck order in which they differ.
     *
     * @param worth the worth of each card, by index; below 2^56 in absolute value
     * @param clearBonus added for taking the whole table
     */
    public long best(long table, int target, long[] worth, long clearBonus) {
        CaptureTarget fixed = CaptureTarget.of(target);
        best.begin(table, worth, clearBonus);
        if (small.find(table, fixed) && small.count() <= FEW) {
            small.forEach(best);
        } else {
            graph.lay(table, fixed);
            best.searchGraph();
        }
        return best.set();
    }

    /** The worth of the last result of {@link #best}, with the bonus; 0 if it found nothing. */
    public long value() {
        return best.worth();
    }

    /** The captures with the most cards, at most the limit; ties in deck order. */
    public List<CardSet> largest(long table, int target, int limit) {
        CaptureTarget fixed = CaptureTarget.of(target);
        long[] sets;
        if (small.find(table, fixed) && small.count() <= MANY) {
            LargestCaptures.Selection selection = new LargestCaptures.Selection(limit);
            small.forEach(selection);
            sets = selection.sets();
        } else {
            graph.lay(table, fixed);
            sets = largest.list(limit);
        }
        List<CardSet> list = new ArrayList<>(sets.length);
        for (long set : sets) {
            list.add(new CardSet(set));
        }
        return list;
    }

    /** Splits the chosen cards into groups with as few cards left over as possible. */
    public Grouping split(CardSet chosen, int target) {
        long[] ones = new long[Card.COUNT];
        Arrays.fill(ones, 1);
        long taken = best(chosen.bits(), target, ones, 0);
        return Grouping.of(CaptureTarget.of(target), taken, chosen.bits() & ~taken);
    }
}

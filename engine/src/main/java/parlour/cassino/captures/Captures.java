package parlour.cassino.captures;

import parlour.cards.Card;
import parlour.cards.CardSet;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;

/**
 * What a played card of some value can take from a table: sets of cards that split into groups,
 * each adding up to the target.
 *
 * <p>Sets are bits as in {@link CardSet}. An instance owns its buffers: it belongs to one thread,
 * and a visitor may ask it only {@link #legal} and {@link #any}.
 */
public final class Captures {
    /** So many sets are quicker tried one by one than by way of the graph. */
    private static final int FEW = 200;

    private final SmallTable small = new SmallTable();
    private final CaptureGraph graph = new CaptureGraph();
    private final CaptureStream stream = new CaptureStream(graph);
    private final MaximalCaptures maximal = new MaximalCaptures(graph);
    private final BestCapture best = new BestCapture(graph);
    private final LargestCaptures largest = new LargestCaptures(graph);

    /**
     * Makes the tables of all targets, unless they are there: once a program, and long enough to
     * spoil a thought or a frame that would be the first to ask.
     */
    public static void prepare() {
        CaptureTarget.of(CardValues.LARGEST);
    }

    /** Whether the chosen cards are a capture. */
    public boolean legal(long chosen, int target) {
        return chosen != 0 && CaptureTarget.of(target).splitsAll(chosen);
    }

    /** Whether anything can be captured at all. */
    public boolean any(long table, int target) {
        CaptureTarget fixed = CaptureTarget.of(target);
        long sums = (table & fixed.alone()) == 0 ? 1 : 1L << target;
        for (long left = table & fixed.cards();
                left != 0 && (sums >>> target & 1) == 0;
                left &= left - 1) {
            sums |= sums << CaptureTarget.onTable(Long.numberOfTrailingZeros(left));
        }
        return (sums >>> target & 1) != 0;
    }

    /** How many different sets can be captured. */
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
     * The order is fixed but means nothing; for a number not below {@link #count} there is none, 0.
     */
    public long nth(long table, int target, long index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException(index);
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
        // The empty set is one of the paths; the first path stands in for it.
        long set = graph.path(index + 1);
        return set == 0 ? graph.path(0) : set;
    }

    /**
     * Shows every set that can be captured, once, until the visitor answers false; says whether all
     * were shown.
     */
    public boolean forEach(long table, int target, LongPredicate visitor) {
        CaptureTarget fixed = CaptureTarget.of(target);
        if (small.find(table, fixed)) {
            return small.forEach(visitor);
        }
        graph.lay(table, fixed);
        return stream.run(visitor);
    }

    /** As {@link #forEach}, but only the sets that are part of no larger one. */
    public boolean forEachMaximal(long table, int target, LongPredicate visitor) {
        graph.lay(table, CaptureTarget.of(target));
        return maximal.run(visitor);
    }

    /**
     * The capture with the largest worth, or 0 when there is none; of equals the one that has the
     * first card in deck order in which they differ.
     *
     * @param worth what each card is worth, by its index; below 2^56 in size
     * @param clearBonus what is added for taking the whole table
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

    /** The worth of what {@link #best} last gave, with the bonus; 0 when it found nothing. */
    public long value() {
        return best.worth();
    }

    /** The captures with most cards, at most the limit, equals in deck order. */
    public List<CardSet> largest(long table, int target, int limit) {
        graph.lay(table, CaptureTarget.of(target));
        return LongStream.of(largest.list(limit)).mapToObj(CardSet::new).toList();
    }

    /** The chosen cards in groups, with as few left over as can be. */
    public Grouping split(CardSet chosen, int target) {
        long[] ones = new long[Card.COUNT];
        Arrays.fill(ones, 1);
        long taken = best(chosen.bits(), target, ones, 0);
        return Grouping.of(CaptureTarget.of(target), taken, chosen.bits() & ~taken);
    }
}

package parlour.cassino.captures;

import java.util.function.LongPredicate;

/**
 * Walks the paths of a graph to which no card can be added.
 *
 * <p>Alongside the path it tracks all nodes that taking more cards could have reached: if the
 * path's own node is among them, every continuation could have been taken with more cards.
 */
final class MaximalCaptures {
    private static final int MOST_LEVELS = 8;

    private final CaptureGraph graph;
    private final long[][] larger = new long[MOST_LEVELS + 1][];
    private final int[] slots = new int[MOST_LEVELS];
    private LongPredicate visitor = set -> false;

    MaximalCaptures(CaptureGraph graph) {
        this.graph = graph;
        for (int level = 0; level <= MOST_LEVELS; level++) {
            larger[level] = new long[0];
        }
    }

    boolean run(LongPredicate to) {
        visitor = to;
        for (int level = 0; level <= graph.levels(); level++) {
            int words = (graph.nodeEnd(level) - graph.nodeStart(level) + 63) / 64;
            if (larger[level].length < words) {
                larger[level] = new long[words];
            }
        }
        larger[0][0] = 0;
        return walk(CaptureGraph.ROOT, 0);
    }

    private boolean walk(int node, int level) {
        if (level == graph.levels()) {
            return show(0, 0);
        }
        int full = graph.fullSlot(level);
        for (int slot = graph.firstSlot(level); slot <= graph.lastSlot(level); slot++) {
            int child = graph.edge(node, slot);
            if (child == CaptureGraph.NONE) {
                continue;
            }
            gather(node, level, slot, full);
            int at = child - graph.nodeStart(level + 1);
            if ((larger[level + 1][at >>> 6] >>> at & 1) == 0) {
                slots[level] = slot;
                if (!walk(child, level + 1)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Adds the nodes that take more: slots between the chosen one and the one that takes all. */
    private void gather(int node, int level, int slot, int full) {
        int base = graph.nodeStart(level + 1);
        int words = (graph.nodeEnd(level + 1) - base + 63) / 64;
        long[] into = larger[level + 1];
        for (int word = 0; word < words; word++) {
            into[word] = 0;
        }
        int step = Integer.signum(full - slot);
        for (int more = slot; more != full; ) {
            more += step;
            mark(into, base, graph.edge(node, more));
        }
        int start = graph.nodeStart(level);
        int wordsHere = (graph.nodeEnd(level) - start + 63) / 64;
        for (int word = 0; word < wordsHere; word++) {
            for (long left = larger[level][word]; left != 0; left &= left - 1) {
                int other = start + 64 * word + Long.numberOfTrailingZeros(left);
                mark(into, base, graph.edge(other, slot));
                for (int more = slot; more != full; ) {
                    more += step;
                    mark(into, base, graph.edge(other, more));
                }
            }
        }
    }

    private static void mark(long[] into, int base, int node) {
        if (node != CaptureGraph.NONE) {
            into[node - base >>> 6] |= 1L << node - base;
        }
    }

    /** Visits the sets of a path that take as many cards of each level as its slots allow. */
    private boolean show(int level, long set) {
        if (level == graph.levels()) {
            return set == 0 || visitor.test(set);
        }
        int start = graph.choiceStart(level, slots[level]);
        int end = graph.choiceEnd(level, slots[level]);
        int most = 0;
        for (int i = start; i < end; i++) {
            most = Math.max(most, Long.bitCount(graph.choice(i)));
        }
        for (int i = start; i < end; i++) {
            if (Long.bitCount(graph.choice(i)) == most && !show(level + 1, set | graph.choice(i))) {
                return false;
            }
        }
        return true;
    }
}

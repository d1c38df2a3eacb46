package parlour.cassino.captures;

import parlour.cards.Card;

import java.util.Arrays;
import java.util.function.LongPredicate;

/**
 * Finds the largest capture sets. A set's key is its number of cards and then its cards in deck
 * order; keys add up over cards, and the search narrows down the smallest key that is needed.
 */
final class LargestCaptures {
    private static final int MOST_CHOICES = 8 << 8;

    private final CaptureGraph graph;
    private long[] keys = new long[0];
    private long[] highest = new long[0];
    private long[] found = new long[0];
    private int size;

    LargestCaptures(CaptureGraph graph) {
        this.graph = graph;
    }

    /** The sets in descending order, at most the limit. */
    long[] list(int limit) {
        if (limit <= 0 || graph.ways(CaptureGraph.ROOT) == 1) {
            // Nothing but the empty set, which is no capture.
            return new long[0];
        }
        sortChoices();
        climb();
        // One more than there may be, to see that there are more.
        found = new long[(int) Math.min(graph.ways(CaptureGraph.ROOT), limit + 1L)];
        // Every set but the empty one has a key of at least one card.
        long least = 1;
        collect(least);
        if (size == found.length) {
            narrow(limit, least);
        }
        return descending(Arrays.copyOf(found, size));
    }

    /** The largest of the sets that it is shown, at most the limit. */
    static final class Selection implements LongPredicate {
        private final int limit;
        private long[] best = new long[8];
        private int count;

        Selection(int limit) {
            this.limit = limit;
        }

        @Override
        public boolean test(long shown) {
            long key = key(shown);
            if (count < limit) {
                if (count == best.length) {
                    best = Arrays.copyOf(best, 2 * count);
                }
                count++;
            } else if (limit <= 0 || key <= best[count - 1]) {
                return true;
            }
            int at = count - 1;
            for (; at > 0 && best[at - 1] < key; at--) {
                best[at] = best[at - 1];
            }
            best[at] = key;
            return true;
        }

        /** In descending order. */
        long[] sets() {
            long[] sets = new long[count];
            for (int i = 0; i < count; i++) {
                sets[i] = set(best[i]);
            }
            return sets;
        }
    }

    private static long[] descending(long[] keys) {
        Arrays.sort(keys);
        for (int i = 0, j = keys.length - 1; i <= j; i++, j--) {
            long set = set(keys[i]);
            keys[i] = set(keys[j]);
            keys[j] = set;
        }
        return keys;
    }

    private void narrow(int limit, long reached) {
        long least = reached;
        long above = highest[CaptureGraph.ROOT] + 1;
        while (size != limit) {
            long middle = least + above >>> 1;
            collect(middle);
            if (size > limit) {
                least = middle;
            } else {
                above = middle;
            }
        }
    }

    static long key(long set) {
        return (long) Long.bitCount(set) << Card.COUNT
                | Long.reverse(set) >>> Long.SIZE - Card.COUNT;
    }

    private static long set(long key) {
        return Long.reverse(key << Long.SIZE - Card.COUNT);
    }

    private void sortChoices() {
        if (keys.length == 0) {
            keys = new long[MOST_CHOICES];
        }
        for (int i = 0; i < graph.choices(); i++) {
            keys[i] = key(graph.choice(i));
        }
        for (int level = 0; level < graph.levels(); level++) {
            for (int slot = graph.firstSlot(level); slot <= graph.lastSlot(level); slot++) {
                Arrays.sort(keys, graph.choiceStart(level, slot), graph.choiceEnd(level, slot));
            }
        }
    }

    private void climb() {
        int levels = graph.levels();
        if (highest.length < graph.nodeEnd(levels)) {
            highest = new long[2 * graph.nodeEnd(levels)];
        }
        for (int end = graph.nodeStart(levels); end < graph.nodeEnd(levels); end++) {
            highest[end] = 0;
        }
        for (int level = levels - 1; level >= 0; level--) {
            for (int node = graph.nodeStart(level); node < graph.nodeEnd(level); node++) {
                long most = -1;
                for (int slot = graph.firstSlot(level); slot <= graph.lastSlot(level); slot++) {
                    int child = graph.edge(node, slot);
                    if (child != CaptureGraph.NONE) {
                        long last = keys[graph.choiceEnd(level, slot) - 1];
                        most = Math.max(most, last + highest[child]);
                    }
                }
                highest[node] = most;
            }
        }
    }

    /** Collects the keys that are at least {@code least}, until the buffer is full. */
    private void collect(long least) {
        size = 0;
        walk(CaptureGraph.ROOT, 0, 0, least);
    }

    private boolean walk(int node, int level, long key, long least) {
        if (level == graph.levels()) {
            found[size++] = key;
            return size < found.length;
        }
        for (int slot = graph.firstSlot(level); slot <= graph.lastSlot(level); slot++) {
            int child = graph.edge(node, slot);
            if (child == CaptureGraph.NONE) {
                continue;
            }
            int start = graph.choiceStart(level, slot);
            for (int i = graph.choiceEnd(level, slot) - 1; i >= start; i--) {
                if (key + keys[i] + highest[child] < least) {
                    break;
                }
                if (!walk(child, level + 1, key + keys[i], least)) {
                    return false;
                }
            }
        }
        return true;
    }
}

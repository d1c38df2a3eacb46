package parlour.cassino.captures;

import java.util.Arrays;
import java.util.List;

/**
 * All capture sets of one table for one target, as the paths of a small graph.
 *
 * <p>A level is a rank pair with cards on the table. An edge is a slot of the diagram and stands
 * for all choices among the level's cards that give this difference. Only edges that lead to a
 * capture are kept, so a walk never reaches a dead end. The empty set is one of the paths. The
 * buffers are reused for the next table.
 */
final class CaptureGraph {
    static final int SLOTS = CaptureDiagram.SLOTS;

    /** The first node. */
    static final int ROOT = 0;

    /** Marks an edge that leads to no capture. */
    static final int NONE = -1;

    private static final int MOST_LEVELS = 8;
    private static final int MOST_CHOICES = MOST_LEVELS << 8;

    private int levels;
    private final long[] cards = new long[MOST_LEVELS];
    private final int[] firstSlot = new int[MOST_LEVELS];
    private final int[] lastSlot = new int[MOST_LEVELS];
    private final int[] fullSlot = new int[MOST_LEVELS];
    private int[] choiceStart = new int[0];
    private long[] choices = new long[0];
    private final int[] nodeStart = new int[MOST_LEVELS + 2];
    private int[] edges = new int[0];
    private long[] ways = new long[0];
    private int[] origin = new int[0];
    private int[] known = new int[0];

    private long[] picked = new long[0];
    private byte[] pickedSlot = new byte[0];
    private final int[] filled = new int[SLOTS];
    private final int[] pairOf = new int[MOST_LEVELS + 1];

    /** Builds the graph of a table. */
    void lay(long table, CaptureTarget captureTarget) {
        if (picked.length == 0) {
            choiceStart = new int[MOST_LEVELS * SLOTS + 1];
            picked = new long[1 << 8];
            pickedSlot = new byte[1 << 8];
        }
        readLevels(table, captureTarget.pairs());
        CaptureDiagram diagram = captureTarget.diagram();
        if (known.length < diagram.nodes()) {
            edges = new int[diagram.nodes() * SLOTS];
            ways = new long[diagram.nodes()];
            origin = new int[diagram.nodes()];
            known = new int[diagram.nodes()];
        }
        int pairs = captureTarget.pairs().size();
        origin[ROOT] = skip(diagram, diagram.root(), 0, levels == 0 ? pairs : pairOf[0]);
        nodeStart[0] = 0;
        nodeStart[1] = 1;
        for (int level = 0; level < levels; level++) {
            int until = level + 1 == levels ? pairs : pairOf[level + 1];
            spread(diagram, level, until);
        }
        prune();
    }

    private void readLevels(long table, List<RankPair> pairs) {
        if (choices.length == 0) {
            choices = new long[MOST_CHOICES];
        }
        levels = 0;
        choiceStart[0] = 0;
        for (int k = 0; k < pairs.size(); k++) {
            RankPair pair = pairs.get(k);
            long present = table & pair.cards();
            if (present != 0) {
                pairOf[levels] = k;
                cards[levels] = present;
                readChoices(present, pair);
                levels++;
            }
        }
    }

    /** Lists all subsets of a level's cards, ordered by slot. */
    private void readChoices(long present, RankPair pair) {
        int size = 1;
        picked[0] = 0;
        pickedSlot[0] = 0;
        for (long left = present; left != 0; left &= left - 1) {
            long card = left & -left;
            int sign = pair.sign(card);
            for (int i = 0; i < size; i++) {
                picked[size + i] = picked[i] | card;
                pickedSlot[size + i] = (byte) (pickedSlot[i] + sign);
            }
            size *= 2;
        }
        Arrays.fill(filled, 0);
        for (int i = 0; i < size; i++) {
            int slot = CaptureDiagram.ZERO + (pickedSlot[i] & pair.matters());
            pickedSlot[i] = (byte) slot;
            filled[slot]++;
        }
        fullSlot[levels] = pickedSlot[size - 1];
        firstSlot[levels] = CaptureDiagram.ZERO;
        lastSlot[levels] = CaptureDiagram.ZERO;
        int base = levels * SLOTS;
        for (int slot = 0; slot < SLOTS; slot++) {
            choiceStart[base + slot + 1] = choiceStart[base + slot] + filled[slot];
            if (filled[slot] != 0) {
                firstSlot[levels] = Math.min(firstSlot[levels], slot);
                lastSlot[levels] = Math.max(lastSlot[levels], slot);
            }
            filled[slot] = choiceStart[base + slot];
        }
        for (int i = 0; i < size; i++) {
            choices[filled[pickedSlot[i]]++] = picked[i];
        }
    }

    private static int skip(CaptureDiagram diagram, int node, int from, int until) {
        int at = node;
        for (int k = from; k < until; k++) {
            at = diagram.next(at, CaptureDiagram.ZERO);
        }
        return at;
    }

    private void spread(CaptureDiagram diagram, int level, int until) {
        int first = nodeStart[level + 1];
        int size = first;
        for (int node = nodeStart[level]; node < first; node++) {
            for (int slot = firstSlot[level]; slot <= lastSlot[level]; slot++) {
                int edge = NONE;
                int there = diagram.next(origin[node], slot);
                there = skip(diagram, there, pairOf[level] + 1, until);
                if (there != CaptureDiagram.DEAD) {
                    edge = known[there];
                    if (edge < first || edge >= size || origin[edge] != there) {
                        edge = size++;
                        known[there] = edge;
                        origin[edge] = there;
                    }
                }
                edges[node * SLOTS + slot] = edge;
            }
        }
        nodeStart[level + 2] = size;
    }

    private void prune() {
        Arrays.fill(ways, nodeStart[levels], nodeStart[levels + 1], 1);
        for (int level = levels - 1; level >= 0; level--) {
            for (int node = nodeStart[level]; node < nodeStart[level + 1]; node++) {
                long sum = 0;
                for (int slot = firstSlot[level]; slot <= lastSlot[level]; slot++) {
                    int child = edges[node * SLOTS + slot];
                    if (child != NONE) {
                        sum += ways[child] * (choiceEnd(level, slot) - choiceStart(level, slot));
                        if (ways[child] == 0) {
                            edges[node * SLOTS + slot] = NONE;
                        }
                    }
                }
                ways[node] = sum;
            }
        }
    }

    /** The number of levels with cards. */
    int levels() {
        return levels;
    }

    /** The table cards of a level. */
    long cards(int level) {
        return cards[level];
    }

    /**
     * The lowest slot that the level's cards allow; all up to {@link #lastSlot} are allowed too.
     */
    int firstSlot(int level) {
        return firstSlot[level];
    }

    int lastSlot(int level) {
        return lastSlot[level];
    }

    /** The slot for taking all cards of a level. */
    int fullSlot(int level) {
        return fullSlot[level];
    }

    /** Index of a level's first node; the level after the last has one node or none. */
    int nodeStart(int level) {
        return nodeStart[level];
    }

    int nodeEnd(int level) {
        return nodeStart[level + 1];
    }

    /** The node that an allowed slot leads to, or {@link #NONE}. */
    int edge(int node, int slot) {
        return edges[node * SLOTS + slot];
    }

    /** The number of paths from a node to the end. */
    long ways(int node) {
        return ways[node];
    }

    /** The cards of one path from the root to the end, by its number. */
    long path(long index) {
        long left = index;
        long set = 0;
        int node = ROOT;
        for (int level = 0; level < levels; level++) {
            int slot = firstSlot[level];
            long skipped = behind(node, level, slot);
            while (left >= skipped) {
                left -= skipped;
                slot++;
                skipped = behind(node, level, slot);
            }
            node = edges[node * SLOTS + slot];
            set |= choices[choiceStart(level, slot) + (int) (left / ways[node])];
            left %= ways[node];
        }
        return set;
    }

    private long behind(int node, int level, int slot) {
        int child = edges[node * SLOTS + slot];
        return child == NONE
                ? 0
                : ways[child] * (choiceEnd(level, slot) - choiceStart(level, slot));
    }

    int choiceStart(int level, int slot) {
        return choiceStart[level * SLOTS + slot];
    }

    int choiceEnd(int level, int slot) {
        return choiceStart[level * SLOTS + slot + 1];
    }

    /** One of the card sets that an edge stands for. */
    long choice(int index) {
        return choices[index];
    }

    /** The number of choices on all levels together. */
    int choices() {
        return choiceStart[levels * SLOTS];
    }
}

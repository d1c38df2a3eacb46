package parlour.cassino.captures;

import java.util.function.LongPredicate;

/**
 * Finds the capture with the highest worth: among the sets it is shown, or among all paths of a
 * graph, level by level from the end.
 */
final class BestCapture implements LongPredicate {
    private static final int MOST_CHOICES = 8 << 8;

    private final CaptureGraph graph;
    private long[] choiceWorth = new long[0];
    private long[] slotWorth = new long[0];
    private long[] slotSet = new long[0];
    private long[] nodeWorth = new long[0];
    private long[] nodeSet = new long[0];

    private long[] worths = new long[0];
    private long table;
    private long clearBonus;
    private boolean found;
    private long worth;
    private long set;

    BestCapture(CaptureGraph graph) {
        this.graph = graph;
    }

    /** Starts a search. */
    void begin(long on, long[] worthOfCards, long bonus) {
        table = on;
        worths = worthOfCards;
        clearBonus = bonus;
        found = false;
        worth = 0;
        set = 0;
    }

    /** The best set so far, or 0 if there is none. */
    long set() {
        return set;
    }

    long worth() {
        return worth;
    }

    /** Considers one set. */
    @Override
    public boolean test(long cards) {
        offer(sum(cards) + (cards == table ? clearBonus : 0), cards);
        return true;
    }

    /** Considers all sets of the graph, which must be that of the table. */
    void searchGraph() {
        if (graph.levels() != 0) {
            weigh();
            climb();
            leavePaths();
        }
    }

    private void weigh() {
        if (choiceWorth.length == 0) {
            choiceWorth = new long[MOST_CHOICES];
            slotWorth = new long[8 * CaptureGraph.SLOTS];
            slotSet = new long[8 * CaptureGraph.SLOTS];
        }
        for (int level = 0; level < graph.levels(); level++) {
            for (int slot = graph.firstSlot(level); slot <= graph.lastSlot(level); slot++) {
                int at = level * CaptureGraph.SLOTS + slot;
                int start = graph.choiceStart(level, slot);
                for (int i = start; i < graph.choiceEnd(level, slot); i++) {
                    long choice = graph.choice(i);
                    long sum = sum(choice);
                    choiceWorth[i] = sum;
                    if (i == start || beats(sum, choice, slotWorth[at], slotSet[at])) {
                        slotWorth[at] = sum;
                        slotSet[at] = choice;
                    }
                }
            }
        }
    }

    private long sum(long cards) {
        long sum = 0;
        for (long left = cards; left != 0; left &= left - 1) {
            sum += worths[Long.numberOfTrailingZeros(left)];
        }
        return sum;
    }

    /** The higher worth wins; on a tie, the set that has the first card in which they differ. */
    private static boolean beats(long worth, long set, long otherWorth, long otherSet) {
        if (worth != otherWorth) {
            return worth > otherWorth;
        }
        long differ = set ^ otherSet;
        return (set & differ & -differ) != 0;
    }

    private void climb() {
        int levels = graph.levels();
        int nodes = graph.nodeEnd(levels);
        if (nodeWorth.length < nodes) {
            nodeWorth = new long[2 * nodes];
            nodeSet = new long[2 * nodes];
        }
        for (int end = graph.nodeStart(levels); end < nodes; end++) {
            nodeWorth[end] = 0;
            nodeSet[end] = 0;
        }
        for (int level = levels - 1; level >= 0; level--) {
            for (int node = graph.nodeStart(level); node < graph.nodeEnd(level); node++) {
                boolean first = true;
                for (int slot = graph.firstSlot(level); slot <= graph.lastSlot(level); slot++) {
                    int child = graph.edge(node, slot);
                    if (child == CaptureGraph.NONE) {
                        continue;
                    }
                    int at = level * CaptureGraph.SLOTS + slot;
                    long sum = slotWorth[at] + nodeWorth[child];
                    long cards = slotSet[at] | nodeSet[child];
                    if (first || beats(sum, cards, nodeWorth[node], nodeSet[node])) {
                        nodeWorth[node] = sum;
                        nodeSet[node] = cards;
                        first = false;
                    }
                }
            }
        }
    }

    /**
     * The best path that departs somewhere from both the path that takes nothing and the one that
     * takes all.
     */
    private void leavePaths() {
        long takeable = 0;
        for (int level = 0; level < graph.levels(); level++) {
            takeable |= graph.cards(level);
        }
        boolean clearable = takeable == table;
        int nothing = CaptureGraph.ROOT;
        int all = CaptureGraph.NONE;
        long allWorth = 0;
        long allCards = 0;
        for (int level = 0; level < graph.levels(); level++) {
            long cards = graph.cards(level);
            int full = graph.fullSlot(level);
            leave(nothing, level, 0, clearable && level == 0 ? cards : 0, 0, 0);
            if (all != CaptureGraph.NONE) {
                leave(all, level, cards, cards, allWorth, allCards);
                all = graph.edge(all, full);
            } else if (clearable && level == 0) {
                all = graph.edge(CaptureGraph.ROOT, full);
            }
            nothing = graph.edge(nothing, CaptureDiagram.ZERO);
            allWorth += sum(cards);
            allCards |= cards;
        }
        if (all != CaptureGraph.NONE) {
            offer(allWorth + clearBonus, allCards);
        }
    }

    /** Considers all choices at a node except two, each with the best continuation. */
    private void leave(int node, int level, long except, long orExcept, long sum, long cards) {
        for (int slot = graph.firstSlot(level); slot <= graph.lastSlot(level); slot++) {
            int child = graph.edge(node, slot);
            if (child == CaptureGraph.NONE) {
                continue;
            }
            for (int i = graph.choiceStart(level, slot); i < graph.choiceEnd(level, slot); i++) {
                long choice = graph.choice(i);
                if (choice != except && choice != orExcept) {
                    offer(sum + choiceWorth[i] + nodeWorth[child], cards | choice | nodeSet[child]);
                }
            }
        }
    }

    private void offer(long sum, long cards) {
        if (!found || beats(sum, cards, worth, set)) {
            found = true;
            worth = sum;
            set = cards;
        }
    }
}

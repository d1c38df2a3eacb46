package parlour.cassino.captures;

import java.util.function.LongPredicate;

/** Visits the cards of every path of a graph; the tails of the paths are listed beforehand. */
final class CaptureStream {
    private static final int MOST_TAILS = 1 << 12;
    private static final int WORTHWHILE = 16;

    private final CaptureGraph graph;
    private long[] tails = new long[0];
    private int[] tailStart = new int[0];
    private int filled;
    private int cut;
    private LongPredicate visitor = set -> false;

    CaptureStream(CaptureGraph graph) {
        this.graph = graph;
    }

    /** Visits all sets but the empty one, until the visitor returns false. */
    boolean run(LongPredicate to) {
        visitor = to;
        cutTails();
        return walk(CaptureGraph.ROOT, 0, 0);
    }

    /** Chooses the level from which all tails are listed, and lists them. */
    private void cutTails() {
        long most = Math.min(MOST_TAILS, Math.max(1, graph.ways(CaptureGraph.ROOT) / WORTHWHILE));
        cut = graph.levels();
        while (cut > 0 && endsFrom(cut - 1) <= most) {
            cut--;
        }
        int nodes = graph.nodeEnd(cut) - graph.nodeStart(cut) + 1;
        if (tailStart.length < nodes) {
            tailStart = new int[Math.max(nodes, 2 * tailStart.length)];
        }
        if (tails.length == 0) {
            tails = new long[MOST_TAILS];
        }
        filled = 0;
        tailStart[0] = 0;
        for (int node = graph.nodeStart(cut); node < graph.nodeEnd(cut); node++) {
            if (graph.ways(node) != 0) {
                listTails(node, cut, 0);
            }
            tailStart[node - graph.nodeStart(cut) + 1] = filled;
        }
    }

    private long endsFrom(int level) {
        long ends = 0;
        for (int node = graph.nodeStart(level); node < graph.nodeEnd(level); node++) {
            ends += graph.ways(node);
        }
        return ends;
    }

    private void listTails(int node, int level, long set) {
        if (level == graph.levels()) {
            tails[filled++] = set;
            return;
        }
        for (int slot = graph.firstSlot(level); slot <= graph.lastSlot(level); slot++) {
            int child = graph.edge(node, slot);
            if (child != CaptureGraph.NONE) {
                for (int i = graph.choiceStart(level, slot);
                        i < graph.choiceEnd(level, slot);
                        i++) {
                    listTails(child, level + 1, set | graph.choice(i));
                }
            }
        }
    }

    private boolean walk(int node, int level, long set) {
        if (level == cut) {
            return show(node - graph.nodeStart(cut), set);
        }
        for (int slot = graph.firstSlot(level); slot <= graph.lastSlot(level); slot++) {
            int child = graph.edge(node, slot);
            if (child != CaptureGraph.NONE) {
                int end = graph.choiceEnd(level, slot);
                for (int i = graph.choiceStart(level, slot); i < end; i++) {
                    if (!walk(child, level + 1, set | graph.choice(i))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean show(int tail, long set) {
        int end = tailStart[tail + 1];
        for (int i = tailStart[tail]; i < end; i++) {
            long whole = set | tails[i];
            if (whole != 0 && !visitor.test(whole)) {
                return false;
            }
        }
        return true;
    }
}

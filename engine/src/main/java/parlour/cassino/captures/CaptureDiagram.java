package parlour.cassino.captures;

import java.util.Arrays;

/**
 * The minimal automaton that reads the differences of a target's rank pairs one by one and accepts
 * when the cards split into groups.
 */
final class CaptureDiagram {
    /** A difference ranges from -4 to 4. */
    static final int SLOTS = 9;

    /** The slot of difference 0. */
    static final int ZERO = 4;

    /** The node from which no split is possible. */
    static final int DEAD = 0;

    /** The node after the last pair. */
    static final int LEGAL = 1;

    private final int root;
    private final short[] next;

    private CaptureDiagram(int root, short[] next) {
        this.root = root;
        this.next = next;
    }

    /**
     * Builds the diagram from all legal vectors in ascending order, one byte per slot, the first
     * pair in the highest byte.
     */
    static CaptureDiagram of(long[] vectors, int pairs) {
        Builder builder = new Builder(vectors);
        int root = builder.node(Byte.SIZE * (pairs - 1), 0, vectors.length);
        return new CaptureDiagram(root, Arrays.copyOf(builder.rows, builder.nodes * SLOTS));
    }

    int root() {
        return root;
    }

    int nodes() {
        return next.length / SLOTS;
    }

    int next(int node, int slot) {
        return next[node * SLOTS + slot];
    }

    /** Builds from the leaves: equal rows of successors become one node. */
    private static final class Builder {
        private static final int TABLE = 1 << 12;

        private final long[] vectors;
        private final int[] table = new int[TABLE];
        private short[] rows = new short[64 * SLOTS];
        private int nodes = 2;

        Builder(long[] vectors) {
            this.vectors = vectors;
        }

        /** The node for a range of vectors that agree in all bytes above the shift. */
        int node(int shift, int from, int to) {
            if (shift < 0) {
                return LEGAL;
            }
            short[] row = new short[SLOTS];
            for (int start = from; start < to; ) {
                int slot = slot(start, shift);
                int end = start + 1;
                while (end < to && slot(end, shift) == slot) {
                    end++;
                }
                row[slot] = (short) node(shift - Byte.SIZE, start, end);
                start = end;
            }
            return unique(row);
        }

        private int slot(int vector, int shift) {
            return (int) (vectors[vector] >>> shift) & 0xFF;
        }

        private int unique(short[] row) {
            int place = Arrays.hashCode(row) * 0x9E3779B9 >>> 20;
            while (table[place] != 0) {
                int at = table[place] * SLOTS;
                if (Arrays.equals(rows, at, at + SLOTS, row, 0, SLOTS)) {
                    return table[place];
                }
                place = place + 1 & TABLE - 1;
            }
            if ((nodes + 1) * SLOTS > rows.length) {
                rows = Arrays.copyOf(rows, 2 * rows.length);
            }
            System.arraycopy(row, 0, rows, nodes * SLOTS, SLOTS);
            table[place] = nodes;
            return nodes++;
        }
    }
}

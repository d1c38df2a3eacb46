package parlour.app.fastest;

import parlour.app.look.CardArt;
import parlour.app.tabletop.Box;

/**
 * Lays out the cards of a hand so that all ranks can be read: one row that opens like a fan, or
 * several rows if that allows larger cards. Equal ranks lie closer together than others. A pure
 * function of the ranks and the space.
 */
final class HandFan {
    /**
     * The fraction of a card's width that must show for its rank to be readable, with small and
     * with large indices.
     */
    static final float READABLE = 0.235f;

    static final float READABLE_LARGE = 0.6f;

    /** The extra distance between two different ranks, in card widths. */
    static final float APART = 0.13f;

    /** The most extra distance between equal ranks if there is space, in card widths. */
    private static final float EASE = 0.14f;

    private static final float WIDEST = 1.06f;

    /** As much of a card as a finger finds. */
    private static final float FINGER = 20;

    private static final int MOST_ROWS = 3;

    /** The fraction of a row's height that the next row leaves uncovered. */
    private static final float ROW = 0.5f;

    /** The angle in degrees between the outermost cards of a full-width fan. */
    private static final float OPEN = 7;

    /** How much lower the ends of a fan are than its middle, as a fraction of the height. */
    private static final float BOW = 0.07f;

    final float width;
    final int rows;
    final float[] x;
    final float[] y;
    final float[] angle;

    private HandFan(float width, int rows, int count) {
        this.width = width;
        this.rows = rows;
        x = new float[count];
        y = new float[count];
        angle = new float[count];
    }

    /**
     * @param ranks in the order they lie; equal ones side by side
     * @param large whether the indices are large
     */
    static HandFan of(int[] ranks, Box room, boolean large) {
        HandFan one = inRows(1, ranks, room, large);
        HandFan two = inRows(2, ranks, room, large);
        return one.width >= two.width ? one : two;
    }

    /**
     * In those rows in which a finger finds each card and the cards are largest, in the middle of
     * the room; the arguments are the same.
     */
    static HandFan forFingers(int[] ranks, Box room, boolean large) {
        HandFan best = inRows(1, ranks, room, large);
        for (int rows = 2; rows <= MOST_ROWS; rows++) {
            HandFan next = inRows(rows, ranks, room, large);
            boolean found = next.narrowest() >= FINGER;
            boolean better =
                    best.narrowest() < FINGER
                            ? next.narrowest() > best.narrowest()
                            : found && next.width > best.width;
            best = better ? next : best;
        }
        best.lower(room);
        return best;
    }

    private static HandFan inRows(int rows, int[] ranks, Box room, boolean large) {
        float readable = large ? READABLE_LARGE : READABLE;
        float high = room.height() * (rows == 1 ? 1 - BOW : 1 / (1 + ROW * (rows - 1)));
        int[] starts = starts(rows, ranks);
        float width = Float.MAX_VALUE;
        for (int row = 0; row < rows; row++) {
            float fits = widthFor(ranks, starts[row], starts[row + 1], high, room, readable);
            width = Math.min(width, fits);
        }
        HandFan handFan = new HandFan(width, rows, ranks.length);
        float tall = width / CardArt.ASPECT;
        for (int row = 0; row < rows; row++) {
            float middle = room.top() - tall * (ROW * row + 0.5f);
            handFan.row(ranks, starts[row], starts[row + 1], room, middle, readable);
        }
        if (rows == 1) {
            handFan.open(room);
        }
        return handFan;
    }

    /** Moves cards that are lower than the room from its upper edge to its middle. */
    private void lower(Box room) {
        float bow = rows == 1 ? BOW * room.height() : 0;
        float used = width / CardArt.ASPECT * (1 + ROW * (rows - 1)) + bow;
        for (int i = 0; i < y.length; i++) {
            y[i] -= Math.max(0, room.height() - used) / 2;
        }
    }

    /** The least that shows of a card under the next one in its row. */
    private float narrowest() {
        float least = width;
        for (int i = 1; i < x.length; i++) {
            if (x[i] > x[i - 1]) {
                least = Math.min(least, x[i] - x[i - 1]);
            }
        }
        return least;
    }

    /** Where the rows start, and the number of cards after them. */
    private static int[] starts(int rows, int[] ranks) {
        int[] starts = new int[rows + 1];
        for (int row = 1; row < rows; row++) {
            starts[row] = start(ranks, (float) row / rows);
        }
        starts[rows] = ranks.length;
        return starts;
    }

    /** The start of the rank nearest to a part of the cards. */
    private static int start(int[] ranks, float part) {
        int best = ranks.length;
        float wanted = ranks.length * part;
        for (int i = 1; i < ranks.length; i++) {
            boolean nearer = Math.abs(i - wanted) < Math.abs(best - wanted);
            if (ranks[i] != ranks[i - 1] && nearer) {
                best = i;
            }
        }
        return best;
    }

    private static int changes(int[] ranks, int from, int to) {
        int changes = 0;
        for (int i = from + 1; i < to; i++) {
            changes += ranks[i] == ranks[i - 1] ? 0 : 1;
        }
        return changes;
    }

    /** The greatest card width at which a row is readable and no taller than allowed. */
    private static float widthFor(
            int[] ranks, int from, int to, float high, Box room, float readable) {
        int steps = Math.max(0, to - from - 1);
        float needed = 1 + steps * readable + changes(ranks, from, to) * APART;
        return Math.min(high * CardArt.ASPECT, room.width() / needed);
    }

    private void row(int[] ranks, int from, int to, Box room, float middle, float readable) {
        int steps = Math.max(0, to - from - 1);
        int changes = changes(ranks, from, to);
        float narrow = readable;
        float wide = readable + APART;
        float free = room.width() / width - 1 - steps * readable - changes * APART;
        float wanted = (steps - changes) * EASE + changes * (WIDEST - wide);
        float part = wanted <= 0 ? 0 : Math.max(0, Math.min(1, free / wanted));
        narrow += part * EASE;
        wide += part * (WIDEST - wide);
        float total = (steps - changes) * narrow + changes * wide;
        float at = room.middleX() - total * width / 2;
        for (int i = from; i < to; i++) {
            if (i > from) {
                at += width * (ranks[i] == ranks[i - 1] ? narrow : wide);
            }
            x[i] = at;
            y[i] = middle;
        }
    }

    /** Curves a row like cards held in a hand. */
    private void open(Box room) {
        float half = room.width() / 2;
        for (int i = 0; i < x.length; i++) {
            float aside = (x[i] - room.middleX()) / half;
            angle[i] = -aside * OPEN / 2;
            y[i] -= aside * aside * BOW * room.height();
        }
    }
}

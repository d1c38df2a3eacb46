package parlour.app.fastest;

import parlour.app.look.CardArt;
import parlour.app.tabletop.Box;

/**
 * Lays out the cards of a hand so that all ranks can be read: one row that opens like a fan, or two
 * rows if that allows larger cards. Equal ranks lie closer together than others. A pure function of
 * the ranks and the space.
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

    /** The fraction of the first row's height that the second row leaves uncovered. */
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
        float readable = large ? READABLE_LARGE : READABLE;
        int split = middle(ranks);
        float one = widthFor(ranks, 0, ranks.length, room.height() * (1 - BOW), room, readable);
        float high = room.height() / (1 + ROW);
        float two =
                Math.min(
                        widthFor(ranks, 0, split, high, room, readable),
                        widthFor(ranks, split, ranks.length, high, room, readable));
        HandFan handFan = new HandFan(Math.max(one, two), one >= two ? 1 : 2, ranks.length);
        float tall = handFan.width / CardArt.ASPECT;
        if (handFan.rows == 1) {
            handFan.row(ranks, 0, ranks.length, room, room.top() - tall / 2, readable);
            handFan.open(room);
        } else {
            handFan.row(ranks, 0, split, room, room.top() - tall / 2, readable);
            handFan.row(
                    ranks, split, ranks.length, room, room.top() - tall * (ROW + 0.5f), readable);
        }
        return handFan;
    }

    /** The start of the rank nearest to half of the cards. */
    private static int middle(int[] ranks) {
        int best = ranks.length;
        for (int i = 1; i < ranks.length; i++) {
            boolean nearer = Math.abs(2 * i - ranks.length) < Math.abs(2 * best - ranks.length);
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

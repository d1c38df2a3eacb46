package parlour.app.fastest;

import parlour.app.look.CardArt;
import parlour.app.tabletop.Box;

/**
 * Where the cards of a hand lie so that all their ranks can be read: one row that opens like a fan,
 * or two rows where that lets the cards be larger. Equal ranks lie closer together than others. A
 * pure function of the ranks and the room.
 */
final class HandFan {
    /**
     * So much of a card's width has to be seen to read its rank; of the deck with large indices.
     */
    static final float READABLE = 0.235f;

    static final float READABLE_LARGE = 0.6f;

    /** So much more, in card widths, lies between two ranks than within one. */
    static final float APART = 0.13f;

    /** Where there is room, equal ranks lie no further apart than this beyond what is needed. */
    private static final float EASE = 0.14f;

    private static final float WIDEST = 1.06f;

    /** The second row leaves this part of the first one's height open. */
    private static final float ROW = 0.5f;

    /** Degrees between the outermost cards of a fan that fills its room. */
    private static final float OPEN = 7;

    /** How much lower its ends are than its middle, in parts of the height. */
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
     * @param ranks in the order they lie; equal ones beside each other
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

    /** The beginning of a rank, nearest to half of the cards. */
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

    /** How wide cards can be in a row that must be readable and no higher than that. */
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

    /** Bends a row like cards held in a hand. */
    private void open(Box room) {
        float half = room.width() / 2;
        for (int i = 0; i < x.length; i++) {
            float aside = (x[i] - room.middleX()) / half;
            angle[i] = -aside * OPEN / 2;
            y[i] -= aside * aside * BOW * room.height();
        }
    }
}

package parlour.app.cassino;

import parlour.app.look.CardArt;
import parlour.app.look.WindowShape;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.List;

/**
 * The layout of the Cassino table for a given size. A pure function.
 *
 * @param places by seat
 * @param hand the viewer's hand
 * @param handCard the width of a card in that hand
 * @param deck the deck's panel; its pile is the deck
 * @param felt the middle with its inlay
 * @param table the part of the felt where cards may lie
 * @param tableCard the width of the largest card there
 * @param choices the strip between those cards and the hand where captures are offered
 */
record CassinoLayout(
        List<Place> places,
        Box hand,
        float handCard,
        Place deck,
        Box felt,
        Box table,
        float tableCard,
        Box choices) {

    /**
     * The area of one seat.
     *
     * @param badge the whole panel
     * @param title the row with the name
     * @param score the row with the score; another one than the title's on a compact badge
     * @param hand the cards in hand; for the viewer, the large hand
     * @param pile the captured cards
     * @param notes the free space beside the pile, for its count and the sweeps
     * @param card the width of a card in the hand or the pile
     */
    record Place(Box badge, Box title, Box score, Box hand, Box pile, Box notes, float card) {
        private static final float PAD = 9;
        private static final float TITLE = 24;

        /** The width left for the number of captured cards. */
        private static final float COUNT = 50;

        /** The fraction of each card that shows in an overlapping small hand. */
        private static final float STEP = 0.42f;

        private static final float COMPACT_PAD = 6;
        private static final float COMPACT_ROW = 17;

        /** The width of the score on a compact badge, with a sign before it where there is room. */
        private static final float COMPACT_SCORE = 18;

        private static final float COMPACT_SIGN = 19;
        private static final float LEAST_WITH_SIGN = 100;

        /** Whether the name has a row to itself, because the badge is narrow. */
        boolean compact() {
            return !score.equals(title);
        }

        /** Whether there is room for a sign before the score. */
        boolean signed() {
            return !compact() || badge.width() >= LEAST_WITH_SIGN;
        }

        /** Another seat's: the name above, hand and pile below it. */
        static Place other(Box badge) {
            Box row = badge.inset(PAD, PAD);
            float cardHigh = badge.height() - 2 * PAD - TITLE;
            float card =
                    Math.min(cardHigh * CardArt.ASPECT, (row.width() - COUNT) / (2.6f + 3 * STEP));
            float high = card / CardArt.ASPECT;
            float y = row.y() + (cardHigh - high) / 2;
            Box hand = new Box(row.x(), y, card * (1 + (HAND - 1) * STEP), high);
            Box pile = new Box(hand.right() + card * 0.5f, y, card, high);
            return of(badge, title(row), hand, pile, notes(row, pile), card);
        }

        /** Another seat's on a phone: the name above, hand, pile and score in a row below it. */
        static Place compact(Box badge) {
            Box row = badge.inset(COMPACT_PAD, COMPACT_PAD);
            Box title = new Box(row.x(), row.top() - COMPACT_ROW, row.width(), COMPACT_ROW);
            float high = row.height() - COMPACT_ROW - 3;
            float card = high * CardArt.ASPECT;
            boolean wide = badge.width() >= LEAST_WITH_SIGN;
            float step = wide ? STEP : STEP / 2;
            Box hand = new Box(row.x(), row.y(), card * (1 + (HAND - 1) * step), high);
            Box pile = new Box(hand.right() + card * 0.3f, row.y(), card, high);
            float scored = COMPACT_SCORE + (wide ? COMPACT_SIGN : 0);
            Box score = new Box(row.right() - scored, row.y(), scored, high);
            Box notes = new Box(pile.right() + 3, row.y(), score.x() - pile.right() - 3, high);
            return new Place(badge, title, score, hand, pile, notes, card);
        }

        /** The viewer's, or the deck's: the name above, the pile below it. */
        static Place own(Box badge, Box hand) {
            Box row = badge.inset(PAD, PAD);
            float high = badge.height() - 2 * PAD - TITLE - 4;
            Box pile = new Box(row.x() + 4, row.y(), high * CardArt.ASPECT, high);
            return of(badge, title(row), hand, pile, notes(row, pile), pile.width());
        }

        /** The viewer's on an upright phone, or the deck's: the name beside the pile. */
        static Place beside(Box badge, Box hand) {
            Box row = badge.inset(PAD, COMPACT_PAD);
            float card = row.height() * CardArt.ASPECT;
            Box pile = new Box(row.x(), row.y(), card, row.height());
            float x = pile.right() + PAD;
            Box right = new Box(x, row.y(), row.right() - x, row.height());
            Box title = title(right);
            Box notes = new Box(x, row.y(), right.width(), title.y() - row.y());
            return of(badge, title, hand, pile, notes, card);
        }

        private static Place of(Box badge, Box title, Box hand, Box pile, Box notes, float card) {
            return new Place(badge, title, title, hand, pile, notes, card);
        }

        private static Box title(Box row) {
            return new Box(row.x(), row.top() - TITLE + 4, row.width(), TITLE - 4);
        }

        private static Box notes(Box row, Box pile) {
            float x = pile.right() + 7;
            return new Box(x, pile.y(), row.right() - x, pile.height());
        }
    }

    /** The space above the hand into which selected cards rise. */
    static final float RISE = 20;

    static final int HAND = 4;

    /** The gap between the cards of the viewer's hand, in cards. */
    static final float HAND_GAP = 0.1f;

    /** The width of the viewer's hand, in cards. */
    static final float HAND_WIDE = HAND + HAND_GAP * (HAND - 1);

    static CassinoLayout of(WindowShape shape, int seats, int viewer, float width, float height) {
        return switch (shape) {
            case DESKTOP -> CassinoDesktopLayout.of(seats, viewer, width, height);
            case LANDSCAPE -> CassinoLandscapeLayout.of(seats, viewer, width, height);
            case PORTRAIT -> CassinoPortraitLayout.of(seats, viewer, width, height);
        };
    }

    /** The places of the piles and the deck. */
    List<Box> stacks() {
        List<Box> stacks = new ArrayList<>(places.stream().map(Place::pile).toList());
        stacks.add(deck.pile());
        return stacks;
    }
}

package parlour.app.fastest;

import parlour.app.look.CardArt;
import parlour.app.look.WindowShape;
import parlour.app.tabletop.Box;

import java.util.List;
import java.util.Optional;

/**
 * The layout of the See Who's Fastest table for a given size. A pure function.
 *
 * @param places by seat
 * @param hand the viewer's cards
 * @param felt the middle with its inlay
 * @param trick the cards of the trick
 * @param trickCard the width of its newest cards
 * @param caption the line that says what lies there
 * @param tip the line under it that says what beats what; empty unless it is shown
 * @param counter the row above the trick with the ranks played; empty unless it is shown
 * @param aside the panel of the cards played before
 */
record FastestLayout(
        List<Place> places,
        Box hand,
        Box felt,
        Box trick,
        float trickCard,
        Box caption,
        Optional<Box> tip,
        Optional<Box> counter,
        Place aside) {

    /**
     * What the felt shows besides the trick.
     *
     * @param tip whether it says what beats what
     * @param counter whether it counts the ranks that have been played
     */
    record Extras(boolean tip, boolean counter) {
        static final Extras NONE = new Extras(false, false);
    }

    /**
     * The area of one seat, or of a stack.
     *
     * @param badge the whole panel
     * @param title the row with the name
     * @param cards the cards; for the viewer, the fan
     * @param card the width of one of them
     * @param count the space for the number of cards
     * @param score the row with the points; another one than the title's on a compact badge
     */
    record Place(Box badge, Box title, Box cards, float card, Box count, Box score) {
        private static final float PAD = 9;
        private static final float TITLE = 24;
        private static final float COUNT = 84;
        private static final float COMPACT_PAD = 6;
        private static final float COMPACT_ROW = 17;
        private static final float COMPACT_COUNT = 34;

        /** The width of the points on a compact badge, with a sign where there is room. */
        private static final float COMPACT_SCORE = 20;

        private static final float COMPACT_SIGN = 20;
        private static final float LEAST_WITH_SIGN = 150;

        /** Another seat's: the name above, the cards and their number below it. */
        static Place other(Box badge) {
            Box row = badge.inset(PAD, PAD);
            float high = badge.height() - 2 * PAD - TITLE;
            float count = Math.min(COUNT, row.width() * 0.4f);
            Box cards = new Box(row.x() + 2, row.y(), row.width() - count - 10, high);
            Box number = new Box(row.right() - count, row.y(), count, high);
            Box title = title(row);
            return new Place(badge, title, cards, high * CardArt.ASPECT, number, title);
        }

        /** The viewer's, whose cards lie elsewhere. */
        static Place own(Box badge, Box hand) {
            Box row = badge.inset(PAD, PAD);
            Box number =
                    new Box(
                            row.x() + 2,
                            row.y(),
                            row.width() - 4,
                            badge.height() - 2 * PAD - TITLE);
            Box title = title(row);
            return new Place(badge, title, hand, hand.height() * CardArt.ASPECT, number, title);
        }

        /** Another seat's on a phone: cards, number and points in a row below the name. */
        static Place compact(Box badge) {
            Box row = badge.inset(COMPACT_PAD, COMPACT_PAD);
            Box low = low(row);
            Box score = score(badge, low);
            float card = low.height() * CardArt.ASPECT;
            float count = score.x() - 4 - COMPACT_COUNT;
            Box cards = new Box(low.x(), low.y(), count - 4 - low.x(), low.height());
            Box number = new Box(count, low.y(), COMPACT_COUNT, low.height());
            return new Place(badge, compactTitle(row), cards, card, number, score);
        }

        /** The viewer's on a phone. */
        static Place compactOwn(Box badge, Box hand) {
            Box row = badge.inset(PAD, COMPACT_PAD);
            Box low = low(row);
            Box score = score(badge, low);
            Box number = new Box(low.x(), low.y(), score.x() - 4 - low.x(), low.height());
            float card = hand.height() * CardArt.ASPECT;
            return new Place(badge, compactTitle(row), hand, card, number, score);
        }

        /** A stack on a phone, with its name and its number beside it. */
        static Place stack(Box badge) {
            Box row = badge.inset(PAD, COMPACT_PAD);
            float card = row.height() * CardArt.ASPECT;
            Box cards = new Box(row.x(), row.y(), card, row.height());
            float x = cards.right() + PAD;
            Box right = new Box(x, row.y(), row.right() - x, row.height());
            Box low = low(right);
            return new Place(badge, compactTitle(right), cards, card, low, low);
        }

        private static Box compactTitle(Box row) {
            return new Box(row.x(), row.top() - COMPACT_ROW, row.width(), COMPACT_ROW);
        }

        /** The space under the name. */
        private static Box low(Box row) {
            return new Box(row.x(), row.y(), row.width(), row.height() - COMPACT_ROW - 3);
        }

        private static Box score(Box badge, Box row) {
            boolean signed = badge.width() >= LEAST_WITH_SIGN;
            float wide = COMPACT_SCORE + (signed ? COMPACT_SIGN : 0);
            return new Box(row.right() - wide, row.y(), wide, row.height());
        }

        private static Box title(Box row) {
            return new Box(row.x(), row.top() - TITLE + 4, row.width(), TITLE - 4);
        }

        /** Whether the name has a row to itself, because the badge is small. */
        boolean compact() {
            return !score.equals(title);
        }

        /** Whether there is room for a sign before the points. */
        boolean signed() {
            return !compact() || badge.width() >= LEAST_WITH_SIGN;
        }

        /** Whether this is the viewer's, whose cards lie elsewhere. */
        boolean own() {
            return !badge.holds(cards);
        }

        /** The space for a line beside the last few cards, which lie at the left. */
        Box besideFew() {
            float left = own() ? count.x() : cards.x() + card * 1.7f + 6;
            return new Box(left, count.y(), count.right() - left, count.height());
        }
    }

    /** The space above the hand into which selected cards rise. */
    static final float RISE = 22;

    private static final float LINE = 26;
    private static final float TIP = 19;
    private static final float COUNTER = 38;

    /** The width of the ornaments in the corners of the felt. */
    private static final float ORNAMENT = 46;

    static FastestLayout of(
            WindowShape shape, int seats, int viewer, Extras extras, float width, float height) {
        return switch (shape) {
            case DESKTOP -> FastestDesktopLayout.of(seats, viewer, extras, width, height);
            case LANDSCAPE -> FastestLandscapeLayout.of(seats, viewer, extras, width, height);
            case PORTRAIT -> FastestPortraitLayout.of(seats, viewer, extras, width, height);
        };
    }

    /**
     * The trick and its lines on the felt, with everything around it.
     *
     * @param part the most that a card takes of the trick's width
     */
    static FastestLayout on(
            Box felt, Extras extras, List<Place> places, Box hand, Place aside, float part) {
        Box between = felt.inset(ORNAMENT, 10);
        Box tip = new Box(between.x(), between.y(), between.width(), extras.tip() ? TIP : 0);
        float captionY = extras.tip() ? tip.top() : felt.y() + 9;
        Box caption = new Box(felt.x() + 14, captionY, felt.width() - 28, LINE);
        float trickY = caption.top() + 5;
        float counterHigh = extras.counter() ? COUNTER : 0;
        float trickHigh = felt.top() - 14 - counterHigh - trickY;
        Box trick = new Box(felt.x() + 20, trickY, felt.width() - 40, trickHigh);
        float across = between.width() - 12;
        Box counter = new Box(between.x() + 6, trick.top() + 4, across, counterHigh);
        return new FastestLayout(
                List.copyOf(places),
                hand,
                felt,
                trick,
                Math.min(trick.height() * CardArt.ASPECT, trick.width() * part),
                caption,
                Optional.of(tip).filter(box -> extras.tip()),
                Optional.of(counter).filter(box -> extras.counter()),
                aside);
    }

    /** The width of a line on the felt between the ornaments. */
    float between() {
        return felt.width() - 2 * ORNAMENT;
    }

    /** Where the deck lies before it is dealt: in the middle. */
    Box deck() {
        float card = trickCard;
        float high = card / CardArt.ASPECT;
        return new Box(trick.middleX() - card / 2, trick.middleY() - high / 2, card, high);
    }

    /** A square in the middle of the felt. */
    Box emblem() {
        float size = trick.height() * 0.9f;
        return new Box(trick.middleX() - size / 2, trick.middleY() - size / 2, size, size);
    }
}

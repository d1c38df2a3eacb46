package parlour.app.fastest;

import parlour.app.look.CardArt;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The layout of the See Who's Fastest table for a given size: the viewer's fan along the bottom,
 * the other seats around the top, the trick in the middle between the viewer's badge and the cards
 * played before. A pure function.
 *
 * @param places by seat
 * @param hand the viewer's cards
 * @param felt the middle with its inlay
 * @param trick the cards of the trick
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
     */
    record Place(Box badge, Box title, Box cards, float card, Box count) {
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

    private static final float EDGE = 10;
    private static final float GAP = 10;
    private static final float PAD = 9;
    private static final float TITLE = 24;
    private static final float COUNT = 84;
    private static final float LINE = 26;
    private static final float TIP = 19;
    private static final float COUNTER = 38;

    /** The width of the ornaments in the corners of the felt. */
    private static final float ORNAMENT = 46;

    static FastestLayout of(int seats, int viewer, Extras extras, float width, float height) {
        int sides = seats > 6 ? 2 : seats > 3 ? 1 : 0;
        // Few cards need less height than three rows of seats.
        float handHigh = clamp(height * (sides > 1 ? 0.25f : 0.3f), 118, 250);
        Box hand = new Box(EDGE + 4, EDGE, width - 2 * EDGE - 8, handHigh);
        float bottom = hand.top() + RISE + GAP;

        int above = seats - 1 - 2 * sides;
        float badgeHigh = clamp(height * 0.175f, 76, 124);
        float widest = above == 1 ? 620 : above == 2 ? 540 : 330;
        float badgeWide = Math.min(widest, (width - 2 * EDGE - (above - 1) * GAP) / above);
        float topRow = height - EDGE - badgeHigh;

        float column = clamp(width * 0.2f, 168, 250);
        float middle = topRow - GAP - bottom;
        int rows = Math.max(2, sides + 1);
        float sideHigh = Math.min(badgeHigh, (middle - GAP * (rows - 1)) / rows);
        float ownY = sides == 0 ? bottom + (middle - sideHigh) / 2 : bottom;
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        places.set(viewer, own(new Box(EDGE, ownY, column, sideHigh), hand));
        Place aside = other(new Box(width - EDGE - column, ownY, column, sideHigh));

        float row = (middle - sideHigh) / (rows - 1);
        for (int i = 1; i < seats; i++) {
            Box badge;
            if (i <= sides) {
                badge = new Box(EDGE, bottom + i * row, column, sideHigh);
            } else if (i <= sides + above) {
                float x = inRow(i - sides - 1, above, badgeWide, width);
                badge = new Box(x, topRow, badgeWide, badgeHigh);
            } else {
                badge =
                        new Box(
                                width - EDGE - column,
                                bottom + (seats - i) * row,
                                column,
                                sideHigh);
            }
            places.set((viewer + i) % seats, other(badge));
        }

        Box felt =
                new Box(
                        EDGE + column + GAP,
                        bottom,
                        width - 2 * (EDGE + column + GAP),
                        topRow - GAP - bottom);
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
                caption,
                Optional.of(tip).filter(box -> extras.tip()),
                Optional.of(counter).filter(box -> extras.counter()),
                aside);
    }

    /** The width of a line on the felt between the ornaments. */
    float between() {
        return felt.width() - 2 * ORNAMENT;
    }

    /** The width of the newest cards of the trick. */
    float trickCard() {
        return Math.min(trick.height() * CardArt.ASPECT, trick.width() / 4);
    }

    /** Where the deck lies before it is dealt: in the middle. */
    Box deck() {
        float card = trickCard();
        float high = card / CardArt.ASPECT;
        return new Box(trick.middleX() - card / 2, trick.middleY() - high / 2, card, high);
    }

    /** A square in the middle of the felt. */
    Box emblem() {
        float size = trick.height() * 0.9f;
        return new Box(trick.middleX() - size / 2, trick.middleY() - size / 2, size, size);
    }

    private static float inRow(int i, int count, float wide, float width) {
        float free = width - 2 * EDGE - count * wide;
        float between = count == 1 ? 0 : Math.min(GAP * 4, free / (count - 1));
        float first = (width - count * wide - (count - 1) * between) / 2;
        return first + i * (wide + between);
    }

    private static Place other(Box badge) {
        Box row = badge.inset(PAD, PAD);
        float high = badge.height() - 2 * PAD - TITLE;
        float count = Math.min(COUNT, row.width() * 0.4f);
        Box cards = new Box(row.x() + 2, row.y(), row.width() - count - 10, high);
        Box number = new Box(row.right() - count, row.y(), count, high);
        return new Place(badge, title(row), cards, high * CardArt.ASPECT, number);
    }

    private static Place own(Box badge, Box hand) {
        Box row = badge.inset(PAD, PAD);
        Box number =
                new Box(row.x() + 2, row.y(), row.width() - 4, badge.height() - 2 * PAD - TITLE);
        return new Place(badge, title(row), hand, hand.height() * CardArt.ASPECT, number);
    }

    private static Box title(Box row) {
        return new Box(row.x(), row.top() - TITLE + 4, row.width(), TITLE - 4);
    }

    private static float clamp(float value, float least, float most) {
        return Math.max(least, Math.min(most, value));
    }
}

package parlour.app.fastest;

import parlour.app.fastest.FastestLayout.Place;
import parlour.app.tabletop.BadgeRows;
import parlour.app.tabletop.Box;
import parlour.fastest.rules.FastestCard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The See Who's Fastest table on a phone held upright: the other seats in rows above, the trick in
 * the middle, the viewer's badge and the cards played before under it, the hand at the bottom.
 */
final class FastestPortraitLayout {
    private static final float EDGE = 8;
    private static final float GAP = 6;

    /** Up to two other seats have badges with room for everything. */
    private static final int FEW = 2;

    private static final float LARGE_BADGE = 72;
    private static final float BADGE = 50;
    private static final float WIDEST_BADGE = 320;
    private static final float OWN = 54;

    /** The share of the viewer's badge in the width, which the cards played have the rest of. */
    private static final float OWN_PART = 0.66f;

    /** More cards than these lie in several rows. */
    private static final int ONE_ROW = 9;

    private static final float HAND = 0.21f;
    private static final float HAND_IN_ROWS = 0.31f;

    /** The most of the trick's width that a card takes. */
    private static final float CARD_PART = 0.3f;

    private FastestPortraitLayout() {}

    static FastestLayout of(
            int seats, int viewer, FastestLayout.Extras extras, float width, float height) {
        float inner = width - 2 * EDGE;
        boolean many = FastestCard.COUNT / seats > ONE_ROW;
        Box hand = new Box(EDGE, EDGE, inner, height * (many ? HAND_IN_ROWS : HAND));
        Box own = new Box(EDGE, hand.top() + FastestLayout.RISE, (inner - GAP) * OWN_PART, OWN);
        float asideX = own.right() + GAP;
        Box aside = new Box(asideX, own.y(), width - EDGE - asideX, OWN);

        boolean few = seats - 1 <= FEW;
        BadgeRows rows =
                BadgeRows.of(
                        seats - 1,
                        new Box(EDGE, 0, inner, height - GAP),
                        GAP,
                        WIDEST_BADGE,
                        few ? LARGE_BADGE : BADGE);
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        places.set(viewer, Place.compactOwn(own, hand));
        for (int i = 1; i < seats; i++) {
            Box badge = rows.boxes().get(i - 1);
            places.set((viewer + i) % seats, few ? Place.other(badge) : Place.compact(badge));
        }
        float bottom = own.top() + GAP;
        Box felt = new Box(EDGE, bottom, inner, rows.bottom() - GAP - bottom);
        return FastestLayout.on(felt, extras, places, hand, Place.stack(aside), CARD_PART);
    }
}

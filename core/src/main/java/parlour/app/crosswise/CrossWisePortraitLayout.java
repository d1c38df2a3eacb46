package parlour.app.crosswise;

import parlour.app.crosswise.CrossWiseLayout.Place;
import parlour.app.tabletop.BadgeRows;
import parlour.app.tabletop.Box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The CrossWise table on a phone held upright: the other seats above, the board across the whole
 * width, the hand at the bottom with the viewer's badge, the pile and the actions over it. On a
 * short phone the badge and the pile lie beside the hand, and the actions have no room.
 */
final class CrossWisePortraitLayout {
    private static final float EDGE = 5;
    private static final float GAP = 6;
    private static final float LABEL = 30;
    private static final float BADGE = 58;
    private static final float WIDE_BADGE = 48;
    private static final float OWN = 48;
    private static final float ACTIONS = 44;
    private static final float HAND = 60;

    /** The share of the viewer's badge in the width; of what lies beside it, the pile has most. */
    private static final float OWN_PART = 0.7f;

    /** Of the width, that the other's badge has if the turn is told beside it. */
    private static final float OTHER_PART = 0.6f;

    /** What the badge and the pile have of the width beside the hand. */
    private static final float OWN_BESIDE = 0.27f;

    private static final float PILE_BESIDE = 0.2f;

    private CrossWisePortraitLayout() {}

    static CrossWiseLayout of(int seats, int viewer, boolean summed, float width, float height) {
        float inner = width - 2 * EDGE;
        boolean pair = seats == 2;
        Box top = new Box(EDGE, 0, inner, height - GAP);
        BadgeRows rows = BadgeRows.of(seats - 1, top, GAP, inner, pair ? WIDE_BADGE : BADGE);
        Box turn = new Box(EDGE, rows.bottom() - GAP - LABEL, inner, LABEL);
        float under = EDGE + HAND + CrossWiseLayout.RISE + OWN + GAP + ACTIONS + GAP;
        boolean tall = turn.y() - GAP - under >= inner * 0.9f;
        boolean beside = pair && !tall && !summed;
        List<Box> badges = rows.boxes();
        if (beside) {
            // Every unit of the height is the board's.
            Box row = badges.get(0);
            Box other = new Box(row.x(), row.y(), row.width() * OTHER_PART, row.height());
            badges = List.of(other);
            float x = other.right() + GAP;
            turn = new Box(x, row.middleY() - LABEL / 2, row.right() - x, LABEL);
        }
        Box sums = turn;
        if (summed) {
            float half = (inner - GAP) / 2;
            turn = new Box(EDGE, turn.y(), half, LABEL);
            sums = new Box(EDGE + half + GAP, turn.y(), half, LABEL);
        }
        float boardTop = (beside ? rows.bottom() : turn.y()) - GAP;
        float bottom = tall ? under : EDGE + OWN + CrossWiseLayout.RISE;
        float side = Math.min(inner, boardTop - bottom);
        float boardY = bottom + (boardTop - bottom - side) / 2;
        Box board = new Box((width - side) / 2, boardY, side, side);

        float largest = board.width() / CrossWiseLayout.SPAN * CrossWiseLayout.IN_CELL;
        Box own;
        Box pile;
        Box hand;
        float token;
        Optional<Box> actions;
        if (tall) {
            token = Math.min(HAND, largest);
            float handWide = token * CrossWiseLayout.WIDE;
            hand = new Box((width - handWide) / 2, EDGE + (HAND - token) / 2, handWide, token);
            float ownY = EDGE + HAND + CrossWiseLayout.RISE;
            own = new Box(EDGE, ownY, (inner - GAP) * OWN_PART, OWN);
            pile = new Box(own.right() + GAP, ownY, inner - GAP - own.width(), OWN);
            actions = Optional.of(new Box(EDGE, own.top() + GAP, inner, ACTIONS));
        } else {
            own = new Box(EDGE, EDGE, inner * OWN_BESIDE, OWN);
            pile = new Box(0, EDGE, inner * PILE_BESIDE, OWN);
            pile = new Box(width - EDGE - pile.width(), EDGE, pile.width(), OWN);
            float room = pile.x() - own.right() - 2 * GAP;
            token = Math.min(Math.min(OWN, largest), room / CrossWiseLayout.WIDE);
            float handWide = token * CrossWiseLayout.WIDE;
            float x = own.right() + GAP + (room - handWide) / 2;
            hand = new Box(x, EDGE + (OWN - token) / 2, handWide, token);
            actions = Optional.empty();
        }
        List<Place> places = new ArrayList<>(Collections.nCopies(seats, null));
        places.set(viewer, Place.compactOwn(own, hand, token));
        for (int i = 1; i < seats; i++) {
            Box badge = badges.get(i - 1);
            places.set((viewer + i) % seats, pair ? Place.compactRow(badge) : Place.compact(badge));
        }
        return new CrossWiseLayout(
                List.copyOf(places),
                board,
                Place.compactPile(pile),
                turn,
                sums,
                Optional.empty(),
                actions,
                new Box(EDGE, hand.y(), inner, hand.height()));
    }
}

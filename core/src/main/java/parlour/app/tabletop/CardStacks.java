package parlour.app.tabletop;

import parlour.app.look.CardArt;

import java.util.List;

/** Positions cards that overlap, in stacks and rows. */
public final class CardStacks {
    /** A stack shows the edge of every nth card. */
    private static final int EDGES = 4;

    private static final float THICKNESS = 0.2f;

    private CardStacks() {}

    /** The tilt of an open card: up to one and a half degrees, different for each card. */
    public static float crooked(CardSprite sprite) {
        int index = sprite.face().orElseThrow().index();
        return (index * 37 % 31 / 15f - 1) * 1.5f;
    }

    /** Positions a face-down stack; cards under the top are drawn only where their edges show. */
    public static void closed(List<CardSprite> stack, Box place, float base) {
        float x = place.middleX();
        float y = place.middleY();
        float width = place.width();
        int top = stack.size() - 1;
        for (int i = 0; i <= top; i++) {
            CardSprite sprite = stack.get(i);
            float thickness = i * THICKNESS * width / CardArt.ASPECT / 100;
            Pose home = sprite.home().at(x, y + thickness, width);
            home.angle = 0;
            home.face = 0;
            home.height = 0;
            home.order = base + i;
            sprite.covered(i != top && i != top - 1 && i % EDGES != 0);
        }
    }

    /**
     * Positions a row of cards of the given width in a box, known cards face up.
     *
     * @param fewest the spacing is never wider than for this many cards
     */
    public static void row(List<CardSprite> row, Box box, float width, int fewest, float base) {
        float room = box.width() - width;
        float step = row.size() < 2 ? 0 : room / Math.max(fewest - 1, row.size() - 1);
        for (int i = 0; i < row.size(); i++) {
            CardSprite sprite = row.get(i);
            float x = box.x() + width / 2 + i * step;
            Pose home = sprite.home().at(x, box.middleY(), width);
            home.angle = 0;
            home.face = sprite.face().isPresent() ? 1 : 0;
            home.height = 0;
            home.order = base + i;
            sprite.covered(false);
        }
    }
}

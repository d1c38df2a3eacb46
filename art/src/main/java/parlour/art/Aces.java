package parlour.art;

import java.awt.Color;

/** Aces: one large pip; the ace of spades wears the maker's ornament. */
final class Aces {
    private Aces() {}

    static void draw(Pen pen, Suit suit, Color color) {
        double x = CardFace.WIDTH / 2.0;
        double y = CardFace.HEIGHT / 2.0;
        if (suit == Suit.SPADES) {
            pen.placed(x, y, 0, 1, p -> spade(p, color));
        } else {
            pen.fill(suit.shape(x, y, 104), color);
        }
    }

    private static void spade(Pen pen, Color color) {
        pen.fill(Suit.SPADES.shape(0, 0, 190), color);
        pen.fill(Shapes.at(Ornament.star(20), 0, 14, 1), Palette.GOLD);
    }
}

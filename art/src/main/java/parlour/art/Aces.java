package parlour.art;

import java.awt.Color;
import java.awt.Shape;

/** Aces: one large pip; the ace of spades has Parlour's ornament. */
final class Aces {
    private Aces() {}

    static void draw(Pen pen, Suit suit, Color color) {
        double x = CardFace.WIDTH / 2.0;
        double y = CardFace.HEIGHT / 2.0;
        if (suit == Suit.SPADES) {
            pen.placed(x, y + 2, 0, 1, p -> spade(p, color));
        } else {
            pen.placed(x, y, 0, 1, p -> plain(p, suit, color));
        }
    }

    /** A fine line along the inside of the edge, and a small star in the middle. */
    private static void plain(Pen pen, Suit suit, Color color) {
        Shape body = suit.shape(0, 0, 118);
        pen.fill(body, Palette.PAPER);
        pen.within(
                body,
                p -> {
                    p.fill(body, color);
                    p.line(body, Palette.PAPER, 11);
                    p.line(body, color, 7.6);
                });
        pen.fill(Shapes.at(Ornament.star(13), 0, suit == Suit.HEARTS ? -4 : 0, 1), Palette.PAPER);
    }

    private static void spade(Pen pen, Color color) {
        Shape body = Suit.SPADES.shape(0, 0, 164);
        pen.line(body, Palette.GOLD, 14);
        pen.line(body, Palette.PAPER, 10.4);
        pen.fill(body, color);
        pen.within(body, p -> ornament(p));
        pen.line(body, color, 2.4);
    }

    /** A painted tree: a star in the middle, scrolls and leaves on both sides, a bud above. */
    private static void ornament(Pen pen) {
        Color light = Palette.CREAM;
        Color gold = Palette.GOLD;
        pen.line("M0 44 L0 -52", gold, 1.6);
        pen.mirrored(
                p -> {
                    p.placed(3, 40, 0, 1.06, q -> q.fill(Ornament.scroll(), light));
                    p.placed(2, 46, 52, 1.1, q -> q.fill(Ornament.leaf(), gold));
                    p.placed(44, 24, -52, 0.9, q -> q.fill(Ornament.leaf(), gold));
                    p.placed(2, -18, -8, 0.62, q -> q.fill(Ornament.scroll(), light));
                    p.placed(1, -34, -22, 0.62, q -> q.fill(Ornament.leaf(), gold));
                    p.placed(24, -8, 20, 0.7, q -> q.fill(Ornament.leaf(), gold));
                    p.fill(Shapes.circle(24, 8.6, 2), gold);
                });
        pen.fill(Shapes.at(Ornament.drop(), 0, -44, 1.1), light);
        pen.fill(Shapes.circle(0, -68, 1.8), gold);
        pen.fill(Shapes.circle(0, 6, 13), Palette.INK);
        pen.fill(Shapes.at(Ornament.star(12), 0, 6, 1), gold);
    }
}

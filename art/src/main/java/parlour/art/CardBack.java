package parlour.art;

import static parlour.art.Palette.mix;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;

/** The card back: a knitted field of stars inside a cream edge, the same either way up. */
final class CardBack {
    // The field is seven stars wide and eleven high, so that none is cut off at the edge.
    private static final double ACROSS = 194 / 7.0;
    private static final double DOWN = 290 / 11.0;
    private static final double MEDALLION = 68;

    private final Color ground;
    private final Color deep;
    private final Color thread;

    private CardBack(Color ground) {
        this.ground = ground;
        this.deep = mix(ground, Color.BLACK, 0.35);
        this.thread = mix(ground, Palette.CREAM, 0.86);
    }

    static BufferedImage draw(Color ground) {
        return drawAt(ground, 1);
    }

    /** The back at another scale, for close inspection. */
    static BufferedImage drawAt(Color ground, double scale) {
        int width = (int) Math.round(CardFace.WIDTH * scale);
        int height = (int) Math.round(CardFace.HEIGHT * scale);
        return Canvas.draw(width, height, scale, new CardBack(ground)::paint);
    }

    private void paint(Pen pen) {
        pen.fill(CardFace.paper(0), Palette.PAPER_EDGE);
        pen.fill(CardFace.paper(1.5), Palette.PAPER);
        Shape field = CardFace.paper(10);
        pen.fill(field, ground);
        pen.placed(
                CardFace.WIDTH / 2.0,
                CardFace.HEIGHT / 2.0,
                0,
                1,
                p -> {
                    Shape inside = Shapes.round(-98, -146, 196, 292, 6);
                    p.within(inside, this::knitting);
                    border(p);
                    medallion(p);
                });
    }

    /** Alternating stars and small crosses on a grid of fine lines. */
    private void knitting(Pen pen) {
        for (int row = -5; row <= 5; row++) {
            for (int column = -3; column <= 3; column++) {
                double x = column * ACROSS;
                double y = row * DOWN;
                if (Math.abs(x) + Math.abs(y) < MEDALLION + 13) {
                    continue;
                }
                if ((row + column) % 2 == 0) {
                    pen.fill(Shapes.at(Ornament.star(10.4), x, y, 1), thread);
                    pen.fill(Shapes.lozenge(x, y, 1.5, 1.5), Palette.GOLD);
                } else {
                    pen.line(
                            Shapes.lozenge(x, y, 10.6, 10.6), mix(ground, Palette.CREAM, 0.4), 1.3);
                    pen.fill(Shapes.lozenge(x, y, 5.2, 5.2), Palette.GOLD);
                    pen.fill(Shapes.lozenge(x, y, 2.2, 2.2), deep);
                }
            }
        }
    }

    private void border(Pen pen) {
        Shape frame =
                Shapes.minus(
                        Shapes.round(-108, -156, 216, 312, 5),
                        Shapes.round(-97, -145, 194, 290, 4));
        pen.fill(frame, deep);
        for (int i = -11; i <= 11; i++) {
            dash(pen, i * 9.0, -150.5);
            dash(pen, i * 9.0, 150.5);
        }
        for (int i = -15; i <= 15; i++) {
            dash(pen, -102.5, i * 9.33);
            dash(pen, 102.5, i * 9.33);
        }
        pen.line(Shapes.round(-97, -145, 194, 290, 4), Palette.GOLD, 1.8);
    }

    private static void dash(Pen pen, double x, double y) {
        pen.fill(Shapes.lozenge(x, y, 2.6, 2.6), Palette.GOLD_LIGHT);
    }

    /** The large star in the middle. */
    private void medallion(Pen pen) {
        pen.fill(Shapes.lozenge(0, 0, MEDALLION, MEDALLION), deep);
        pen.line(Shapes.lozenge(0, 0, MEDALLION - 2, MEDALLION - 2), Palette.GOLD, 2);
        pen.line(
                Shapes.lozenge(0, 0, MEDALLION - 8, MEDALLION - 8),
                mix(ground, Palette.CREAM, 0.45),
                1.2);
        pen.fill(Ornament.star(38), thread);
        for (int i = 0; i < 4; i++) {
            pen.placed(
                    0,
                    0,
                    90 * i,
                    1,
                    p -> {
                        p.fill(Shapes.lozenge(0, -47.5, 5, 6.6), Palette.GOLD);
                        p.placed(
                                0,
                                0,
                                45,
                                1,
                                q -> q.fill(Shapes.lozenge(0, -37, 2.6, 2.6), Palette.GOLD));
                    });
        }
        pen.fill(Shapes.lozenge(0, 0, 4.4, 4.4), Palette.GOLD);
    }
}

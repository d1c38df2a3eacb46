package parlour.art;

import static parlour.art.Palette.mix;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;

/** The program's icon: two cards on a tile of felt; small sizes show fewer and larger details. */
final class AppIcon {
    /** So that both cards lie in the circle that no shape cuts. */
    private static final double MASK = 0.82;

    private AppIcon() {}

    static BufferedImage draw(int size) {
        return Canvas.draw(
                size,
                size,
                size / 512.0,
                pen -> {
                    tile(pen);
                    if (size > 24) {
                        pen.placed(205, 262, -16, 1, p -> card(p, Palette.RED, Suit.HEARTS, false));
                        pen.placed(300, 268, 10, 1, p -> card(p, Palette.INK, Suit.SPADES, true));
                    } else {
                        pen.placed(256, 256, 0, 1.34, p -> card(p, Palette.INK, Suit.SPADES, true));
                    }
                });
    }

    /**
     * As systems want it that cut icons into a shape of their own: nothing matters near the edge.
     */
    static BufferedImage maskable(int size) {
        return Canvas.draw(
                size,
                size,
                size / 512.0,
                pen -> {
                    pen.fill(
                            Shapes.round(0, 0, 512, 512, 0),
                            Pen.downward(0, Palette.FELT_LIGHT, 512, Palette.FELT_DARK));
                    pen.placed(
                            256,
                            256,
                            0,
                            MASK,
                            whole -> {
                                whole.placed(
                                        -51,
                                        0,
                                        -16,
                                        1,
                                        p -> card(p, Palette.RED, Suit.HEARTS, false));
                                whole.placed(
                                        44, 6, 10, 1, p -> card(p, Palette.INK, Suit.SPADES, true));
                            });
                });
    }

    private static void tile(Pen pen) {
        Shape tile = Shapes.round(16, 16, 480, 480, 108);
        pen.fill(
                tile,
                Pen.downward(
                        16, mix(Palette.GOLD_LIGHT, Palette.GOLD, 0.4), 496, Palette.GOLD_DARK));
        pen.fill(
                Shapes.round(32, 32, 448, 448, 94),
                Pen.downward(32, Palette.FELT_LIGHT, 480, Palette.FELT_DARK));
    }

    private static void card(Pen pen, Color color, Suit suit, boolean front) {
        pen.placed(
                4,
                10,
                0,
                1,
                p -> p.fill(Shapes.round(-108, -150, 216, 300, 26), new Color(0, 0, 0, 70)));
        pen.fill(
                Shapes.round(-108, -150, 216, 300, 26), mix(Palette.PAPER_EDGE, Palette.INK, 0.15));
        pen.fill(
                Shapes.round(-103, -145, 206, 290, 22),
                front ? Palette.PAPER : Palette.PAPER_SHADE);
        if (front) {
            pen.fill(suit.shape(0, 0, 190), color);
        } else {
            pen.fill(suit.shape(-58, -92, 72), color);
        }
    }
}

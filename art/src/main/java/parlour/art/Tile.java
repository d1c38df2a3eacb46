package parlour.art;

import static parlour.art.Palette.alpha;
import static parlour.art.Palette.mix;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** A tile of CrossWise: a small thick square of bone, walnut or lacquer with a bevelled edge. */
record Tile(Color top, Color bottom, Color side, Color rim) {
    /**
     * Width and height in pixels; two transparent ones surround it, so that rotated tiles keep
     * smooth edges.
     */
    static final int SIZE = 160;

    static final int MARGIN = 2;
    static final double CORNER = 26;

    /** The centre of the upper face, which is slightly above that of the picture. */
    static final double MIDDLE_Y = 76;

    private static final double THICK = 8;

    static final Tile BONE =
            new Tile(
                    mix(Palette.PAPER, Color.WHITE, 0.4),
                    mix(Palette.PAPER_SHADE, Palette.PAPER_EDGE, 0.25),
                    mix(Palette.PAPER_EDGE, Palette.GOLD_DARK, 0.55),
                    mix(Palette.PAPER_EDGE, Palette.GOLD_DARK, 0.2));

    static final Tile WALNUT =
            new Tile(
                    mix(Palette.WALNUT, Color.WHITE, 0.12),
                    mix(Palette.WALNUT, Color.BLACK, 0.12),
                    mix(Palette.WALNUT, Color.BLACK, 0.55),
                    Palette.GOLD);

    static final Tile LACQUER =
            new Tile(
                    mix(Palette.BURGUNDY, Color.WHITE, 0.1),
                    mix(Palette.BURGUNDY, Color.BLACK, 0.15),
                    mix(Palette.BURGUNDY, Color.BLACK, 0.6),
                    Palette.GOLD);

    /** The tile's outline, expanded by the given amount. */
    static Shape outline(double grow) {
        return Shapes.round(
                MARGIN - grow,
                MARGIN - grow,
                SIZE - 2 * MARGIN + 2 * grow,
                SIZE - 2 * MARGIN + 2 * grow,
                CORNER + grow);
    }

    private static Shape face(double inset) {
        return Shapes.round(
                MARGIN + inset,
                MARGIN + inset,
                SIZE - 2 * MARGIN - 2 * inset,
                SIZE - 2 * MARGIN - THICK - 2 * inset,
                CORNER - inset);
    }

    /** The tile with a figure drawn around the centre of its face. */
    BufferedImage draw(Consumer<Pen> figure) {
        return Canvas.draw(
                SIZE,
                SIZE,
                pen -> {
                    pen.fill(outline(0), side);
                    pen.fill(face(0), mix(top, rim, 0.45));
                    pen.fill(face(2.5), Pen.downward(0, top, SIZE, bottom));
                    pen.line(face(9), alpha(rim, 0.75), 2);
                    pen.placed(SIZE / 2.0, MIDDLE_Y, 0, 1, figure);
                });
    }

    /** The back: a lattice of rows and columns with Parlour's star in the middle. */
    static BufferedImage back() {
        Color thread = mix(Palette.BURGUNDY, Palette.CREAM, 0.82);
        return LACQUER.draw(
                pen -> {
                    Shape inside = Shapes.round(-60, -60, 120, 120, 12);
                    pen.within(
                            inside,
                            p -> {
                                for (int i = -2; i <= 2; i++) {
                                    Color faint = alpha(Palette.GOLD, 0.4);
                                    p.segment(24 * i, -70, 24 * i, 70, faint, 1.6);
                                    p.segment(-70, 24 * i, 70, 24 * i, faint, 1.6);
                                }
                                for (int x = -2; x <= 2; x++) {
                                    for (int y = -2; y <= 2; y++) {
                                        p.fill(
                                                Shapes.lozenge(24 * x, 24 * y, 4.2, 4.2),
                                                Palette.GOLD);
                                    }
                                }
                            });
                    pen.fill(Shapes.lozenge(0, 0, 45, 45), mix(Palette.BURGUNDY, Color.BLACK, 0.4));
                    pen.line(Shapes.lozenge(0, 0, 43, 43), Palette.GOLD, 2.4);
                    pen.fill(Ornament.star(25), thread);
                    pen.fill(Shapes.lozenge(0, 0, 3.4, 3.4), Palette.GOLD);
                });
    }
}

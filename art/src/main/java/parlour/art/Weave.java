package parlour.art;

import java.awt.Color;
import java.awt.Shape;

/**
 * Cloth patterns: lattices, stars and ribbons as they are knitted and woven in the Nordic
 * countries.
 */
final class Weave {
    private Weave() {}

    /**
     * The sash over the seam of a court card, the same either way up; each rank has its own weave.
     */
    static void sash(Pen pen, String rank, CourtColours c) {
        boolean jack = rank.equals("J");
        pen.fill(Shapes.box(-130, -12, 260, 24), CourtColours.INK);
        pen.fill(Shapes.box(-130, -10.2, 260, 20.4), CourtColours.GOLD);
        pen.fill(Shapes.box(-130, -7.4, 260, 14.8), jack ? c.robeShade() : c.second());
        switch (rank) {
            case "K" -> stars(pen);
            case "Q" -> vine(pen, c);
            default -> chevrons(pen);
        }
    }

    private static void stars(Pen pen) {
        for (int i = -7; i <= 7; i++) {
            double x = i * 18;
            pen.fill(Shapes.at(Ornament.star(6.6), x, 0, 1), CourtColours.WHITE);
            diamond(pen, x + 9, 0, 1.9, 3, CourtColours.GOLD);
            diamond(pen, x - 9, 0, 1.9, 3, CourtColours.GOLD);
        }
    }

    /**
     * A wavy stem with a leaf in each bend and a flower between; point-symmetric, so that it can be
     * rotated.
     */
    private static void vine(Pen pen, CourtColours c) {
        for (int i = -6; i <= 5; i++) {
            double x = i * 24;
            pen.line(
                    Shapes.at(Shapes.path("M0 0 C6 -8 6 -8 12 0 C18 8 18 8 24 0"), x, 0, 1),
                    CourtColours.WHITE,
                    1.6);
        }
        for (int i = -6; i <= 5; i++) {
            double x = i * 24;
            pen.fill(Shapes.circle(x + 6, 1.6, 2.5), CourtColours.GOLD);
            pen.fill(Shapes.circle(x + 18, -1.6, 2.5), CourtColours.GOLD);
        }
    }

    /** Two rows of arrowheads that point away from the middle. */
    private static void chevrons(Pen pen) {
        for (int i = 0; i < 15; i++) {
            double x = 9 + i * 8.5;
            pen.line(
                    Shapes.at(Shapes.path("M-3 -5.4 L2.6 0 L-3 5.4"), x, 0, 1),
                    i % 2 == 0 ? CourtColours.WHITE : CourtColours.GOLD,
                    2.1);
            pen.line(
                    Shapes.at(Shapes.path("M3 -5.4 L-2.6 0 L3 5.4"), -x, 0, 1),
                    i % 2 == 0 ? CourtColours.WHITE : CourtColours.GOLD,
                    2.1);
        }
        diamond(pen, 0, 0, 4, 5.4, CourtColours.WHITE);
    }

    /** A grid of small diamonds, each with a dot, over a whole shape. */
    static void lattice(Pen pen, Shape cloth, Color line, Color dot, double step) {
        pen.within(
                cloth,
                p -> {
                    for (double d = -400; d < 400; d += step) {
                        p.segment(d - 200, -200, d + 200, 200, line, 1);
                        p.segment(d - 200, 200, d + 200, -200, line, 1);
                    }
                    for (double y = -200; y < 200; y += step / 2) {
                        boolean odd = Math.round((y + 200) / (step / 2)) % 2 == 1;
                        for (double x = -200; x < 200; x += step) {
                            diamond(p, x + (odd ? step / 2 : 0) + step / 2, y, 1.5, 1.9, dot);
                        }
                    }
                });
    }

    static void diamond(Pen pen, double x, double y, double rx, double ry, Color color) {
        pen.fill(Shapes.lozenge(x, y, rx, ry), color);
    }
}

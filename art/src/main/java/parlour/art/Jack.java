package parlour.art;

import java.awt.Color;
import java.awt.Shape;

/** A young jack in a jersey with a knitted yoke and a feathered cap. */
final class Jack {
    private static final Color INK = CourtColours.INK;

    private final Suit suit;
    private final CourtColours c;

    private Jack(Suit suit, CourtColours c) {
        this.suit = suit;
        this.c = c;
    }

    static void draw(Pen pen, Suit suit, CourtColours c) {
        new Jack(suit, c).draw(pen);
    }

    private void draw(Pen pen) {
        jersey(pen);
        pen.placed(
                Courts.HEAD_X,
                Courts.HEAD_Y,
                0,
                1,
                p -> {
                    hair(p);
                    collar(p);
                    Face.draw(p, Face.MAN, c.hairShade(), false);
                    Face.mouth(p, false);
                    fringe(p);
                    if (suit == Suit.SPADES || suit == Suit.DIAMONDS) {
                        cap(p);
                    } else {
                        beret(p);
                    }
                });
        Regalia.draw(pen, "J", suit, c);
        sleeve(pen);
        Garment.cuff(pen, c.second(), CourtColours.WHITE);
        Garment.hand(pen);
    }

    private void jersey(Pen pen) {
        pen.fill(Garment.ROBE, c.robe());
        pen.within(Garment.ROBE, p -> p.placed(Courts.HEAD_X, Courts.HEAD_Y + 4, 0, 1, this::yoke));
        pen.line(Garment.ROBE, INK, 2);
        pen.line("M-58 -12 C-64 4 -66 20 -66 40", c.robeShade(), 1.8);
    }

    private void sleeve(Pen pen) {
        pen.solid(Garment.SLEEVE, c.robe(), INK, 2);
        Garment.folds(pen, c.robeShade());
    }

    /** Rings of knitting around the neck, each with its own motif. */
    private void yoke(Pen pen) {
        ring(pen, 83, 81, CourtColours.WHITE);
        ring(pen, 78, 57, c.second());
        ring(pen, 79.5, 77.5, CourtColours.GOLD);
        ring(pen, 57, 55, CourtColours.GOLD);
        ring(pen, 52, 45, CourtColours.WHITE);
        for (int i = 0; i < 15; i++) {
            pen.placed(
                    0,
                    0,
                    -98 + 14 * i,
                    1,
                    p ->
                            p.placed(
                                    0,
                                    67.5,
                                    0,
                                    1,
                                    q -> q.fill(Ornament.star(8.2), CourtColours.WHITE)));
            pen.placed(
                    0,
                    0,
                    -91 + 14 * i,
                    1,
                    p -> {
                        p.fill(Shapes.lozenge(0, 67.5, 1.8, 3.4), CourtColours.GOLD);
                        p.fill(Shapes.lozenge(0, 87, 2.2, 3), CourtColours.WHITE);
                    });
        }
        for (int i = 0; i < 27; i++) {
            pen.placed(
                    0, 0, -98 + 7.5 * i, 1, p -> p.fill(Shapes.lozenge(0, 48.5, 2.1, 3), c.robe()));
        }
    }

    private static void ring(Pen pen, double outer, double inner, Color color) {
        pen.line(Shapes.circle(0, 0, (outer + inner) / 2), color, outer - inner);
    }

    private void collar(Pen p) {
        Shape collar =
                Shapes.path(
                        "M-15 20 C-17 28 -19 34 -22 39 C-10 47 10 47 22 39 C19 34 17 28 15 20 Z");
        p.solid(collar, c.second(), INK, 1.9);
        p.within(
                collar,
                q -> {
                    for (int i = -3; i <= 3; i++) {
                        q.segment(i * 4.6, 16, i * 6, 48, c.secondShade(), 1.3);
                    }
                });
        p.line("M-21 38 C-10 46 10 46 21 38", CourtColours.GOLD, 1.6);
        p.line(collar, INK, 1.9);
    }

    private void hair(Pen p) {
        boolean long_ = suit == Suit.SPADES || suit == Suit.HEARTS;
        p.solid(
                Shapes.symmetric(
                        long_
                                ? "M0.5 -36 C-26 -36 -30 -16 -29 0 C-28 10 -34 14 -34 20 C-30 27"
                                        + " -18 26 -13 19 L0.5 10 Z"
                                : "M0.5 -36 C-26 -36 -28 -18 -27 -4 C-26 4 -29 6 -28 10 C-24 15 -17"
                                        + " 13 -13 8 L0.5 4 Z"),
                c.hair(),
                INK,
                1.8);
        p.mirrored(
                q -> {
                    q.line(
                            long_ ? "M-25 -6 C-24 6 -28 12 -28 19" : "M-24 -8 C-23 0 -24.6 4 -24 8",
                            c.hairShade(),
                            1.4);
                });
    }

    /** Locks over the forehead, swept to one side. */
    private void fringe(Pen p) {
        p.solid(
                "M-22 -12 C-21 -20 -17 -25 -12 -26 C-4 -22 10 -20 18 -22 C20 -20 21.6 -16 22 -12"
                        + " C26 -24 22 -34 0 -35 C-22 -34 -26 -24 -22 -12 Z",
                c.hair(),
                INK,
                1.5);
        p.line("M-8 -30 C0 -26 8 -25 15 -26", c.hairShade(), 1.2);
    }

    private void cap(Pen p) {
        feather(p);
        p.solid("M-26 -26 C-32 -44 -16 -55 2 -54 C22 -53 32 -42 26 -26 Z", c.second(), INK, 1.9);
        p.line("M-10 -33 C-12 -42 -8 -48 -2 -51 M8 -33 C10 -40 10 -46 6 -51", c.secondShade(), 1.4);
        Shape band =
                Shapes.path(
                        "M-27.6 -24 C-29 -29 -28.6 -33 -26.6 -36.4 C-10 -41 10 -41 26.6 -36.4 C28.6"
                                + " -33 29 -29 27.6 -24 C10 -29 -10 -29 -27.6 -24 Z");
        p.solid(band, CourtColours.WHITE, INK, 1.8);
        for (int i = -3; i <= 3; i++) {
            double x = i * 7.6;
            p.fill(Shapes.lozenge(x, -33.4 + 0.0042 * x * x * 1.4, 3, 3.8), c.robe());
        }
        p.solid(Shapes.circle(-22, -36, 4.4), CourtColours.GOLD, INK, 1.5);
    }

    private void beret(Pen p) {
        feather(p);
        p.solid(
                "M-24 -25 C-36 -30 -36 -42 -22 -48 C-6 -55 20 -55 31 -46 C38 -40 34 -30 24 -25 Z",
                c.second(),
                INK,
                1.9);
        p.line("M-18 -34 C-16 -42 -8 -46 0 -47 M2 -35 C6 -41 14 -44 22 -44", c.secondShade(), 1.4);
        p.solid(
                "M-25 -23 C-26 -27 -26 -30 -25 -32.6 C-10 -37.6 10 -37.6 25 -32.6 C26 -30 26 -27 25"
                        + " -23 C10 -28.4 -10 -28.4 -25 -23 Z",
                CourtColours.GOLD,
                INK,
                1.8);
        p.line("M-22 -28.4 C-10 -32.8 10 -32.8 22 -28.4", CourtColours.GOLD_SHADE, 1.3);
        p.solid(Shapes.circle(-19, -32, 5.2), CourtColours.WHITE, INK, 1.5);
        p.fill(suit.shape(-19, -32, 6.4), c.robe());
    }

    /** Curls back from the brooch on the cap. */
    private void feather(Pen p) {
        Shape plume =
                Shapes.path(
                        "M-20 -34 C-26 -50 -40 -56 -51 -46 C-58 -38 -55 -24 -48 -16 C-49 -22 -47"
                            + " -25 -44 -27 C-45 -31 -43 -34 -39 -35 C-36 -38 -30 -36 -20 -34 Z");
        p.fill(plume, CourtColours.WHITE);
        p.line(
                "M-22 -36 C-30 -46 -42 -46 -48 -34 C-50 -28 -50 -24 -49 -19",
                CourtColours.GOLD_SHADE,
                1.4);
        p.line(
                "M-33 -44 L-36 -50 M-41 -44 L-46 -49 M-47 -37 L-53 -39 M-40 -41 L-38 -36 M-46 -34"
                        + " L-42 -30",
                Palette.mix(CourtColours.WHITE_SHADE, INK, 0.12),
                1.2);
        p.line(plume, INK, 1.8);
    }
}

package parlour.art;

import java.awt.Color;
import java.awt.Shape;

/** A bearded king: ermine collar, star-patterned robe, closed crown. */
final class King {
    private static final Color INK = CourtColours.INK;

    private King() {}

    static void draw(Pen pen, Suit suit, CourtColours c) {
        robe(pen, c);
        pen.placed(
                Courts.HEAD_X,
                Courts.HEAD_Y,
                0,
                1,
                p -> {
                    hair(p, c);
                    p.placed(-Courts.HEAD_X, -Courts.HEAD_Y, 0, 1, q -> collar(q, suit, c));
                    Face.draw(p, Face.MAN, c.hairShade(), false);
                    beard(p, suit, c);
                    crown(p, suit, c);
                });
        Regalia.draw(pen, "K", suit, c);
        sleeve(pen, c);
        Garment.cuff(pen, CourtColours.WHITE, CourtColours.GOLD);
        Garment.hand(pen);
    }

    private static void robe(Pen pen, CourtColours c) {
        pen.fill(Garment.ROBE, c.robe());
        Weave.lattice(
                pen,
                Garment.ROBE,
                Palette.alpha(c.robeShade(), 0.55),
                Palette.alpha(CourtColours.GOLD, 0.75),
                20);
        pen.line(Garment.ROBE, INK, 2);
        pen.solid("M-15 -60 L19 -60 L24 60 L-20 60 Z", c.second(), INK, 1.8);
        pen.line("M-10.5 -60 L-15 60 M14.5 -60 L19 60", CourtColours.GOLD, 2);
        for (int i = 0; i < 3; i++) {
            pen.fill(Shapes.at(Ornament.star(9), 2, -30 + 22 * i, 1), CourtColours.WHITE);
        }
    }

    private static void sleeve(Pen pen, CourtColours c) {
        pen.solid(Garment.SLEEVE, c.robe(), INK, 2);
        Weave.lattice(
                pen,
                Garment.SLEEVE,
                Palette.alpha(c.robeShade(), 0.55),
                Palette.alpha(CourtColours.GOLD, 0.75),
                20);
        pen.line(Garment.SLEEVE, INK, 2);
    }

    private static void collar(Pen pen, Suit suit, CourtColours c) {
        if (suit == Suit.SPADES || suit == Suit.HEARTS) {
            ermine(pen);
        } else {
            mantle(pen, c);
        }
    }

    /** A broad collar of woven bands instead of fur. */
    private static void mantle(Pen pen, CourtColours c) {
        Shape collar = Shapes.path(COLLAR);
        pen.fill(collar, c.second());
        pen.within(
                collar,
                p ->
                        p.placed(
                                4,
                                -88,
                                0,
                                1,
                                q -> {
                                    q.line(Shapes.oval(0, 0, 86, 62), CourtColours.GOLD, 4);
                                    q.line(Shapes.oval(0, 0, 62, 41), CourtColours.GOLD, 3);
                                    for (int i = 0; i < 17; i++) {
                                        double a = Math.toRadians(14 + 9.5 * i);
                                        q.fill(
                                                Shapes.at(
                                                        Ornament.star(6.4),
                                                        74 * Math.cos(a),
                                                        52 * Math.sin(a),
                                                        1),
                                                CourtColours.WHITE);
                                    }
                                }));
        pen.line(collar, INK, 2);
    }

    private static final String COLLAR =
            "M-18 -74 C-26 -58 -56 -56 -76 -40 C-62 -30 -30 -22 2 -22 C34 -22 64 -30 82 -40 C62 -56"
                    + " 34 -58 26 -74 Z";

    private static void ermine(Pen pen) {
        Shape collar = Shapes.path(COLLAR);
        pen.solid(collar, CourtColours.WHITE, INK, 2);
        pen.within(
                collar,
                p -> {
                    double[][] spots = {
                        {-58, -42},
                        {-40, -36},
                        {-22, -31},
                        {26, -31},
                        {44, -36},
                        {62, -42},
                        {-44, -49},
                        {-28, -43},
                        {32, -43},
                        {48, -49},
                        {-30, -54},
                        {34, -54}
                    };
                    for (double[] spot : spots) {
                        p.fill(
                                Shapes.at(
                                        Shapes.path(
                                                "M0 -3.4 C1 -1 2.4 1.4 2.2 3.4 L0 2 L-2.2 3.4 C-2.4"
                                                        + " 1.4 -1 -1 0 -3.4 Z"),
                                        spot[0],
                                        spot[1],
                                        1.1),
                                INK);
                    }
                });
    }

    private static void hair(Pen p, CourtColours c) {
        p.solid(
                Shapes.symmetric(
                        "M0.5 -34 C-24 -34 -28 -16 -27 -2 C-26 10 -34 14 -33 24 C-28 28 -20 24 -16"
                                + " 16 L0.5 10 Z"),
                c.hair(),
                INK,
                1.8);
        p.mirrored(q -> q.line("M-24 -4 C-23 8 -29 14 -29 21", c.hairShade(), 1.4));
    }

    private static void beard(Pen p, Suit suit, CourtColours c) {
        Shape beard =
                Shapes.symmetric(
                        suit == Suit.HEARTS || suit == Suit.CLUBS
                                ? "M0.5 9 C-6 7 -12 10 -15 8 C-18 6 -20 0 -21.5 -6 C-25 10 -26 26"
                                        + " -19 38 C-14 46 -10 42 -9 50 C-6 46 -3 46 0.5 48 Z"
                                : "M0.5 9 C-6 7 -12 10 -15 8 C-18 6 -20 0 -21.5 -6 C-25 10 -25 26"
                                        + " -18 38 C-13 47 -6 53 0.5 60 Z");
        p.solid(beard, c.hair(), INK, 1.8);
        p.mirrored(
                q -> {
                    q.line("M-17 14 C-18 24 -15 34 -10 40", c.hairShade(), 1.4);
                    q.line("M-10 22 C-10 32 -7 40 -3.4 46", c.hairShade(), 1.4);
                    q.line("M-3 26 C-3 32 -2.4 38 -1.4 42", c.hairLight(), 1.3);
                });
        Face.mouth(p, true);
        Shape moustache =
                Shapes.both(
                        Shapes.path(
                                "M0.4 10 C-5 6.6 -11 8.6 -13.4 13 C-15 16 -18.4 16.6 -20.4 14.6"
                                    + " C-18.6 20 -12.6 21 -8.6 17.6 C-5.4 15 -2.4 14.6 0.4 14.2"
                                    + " Z"));
        p.solid(moustache, c.hairLight(), INK, 1.5);
    }

    private static void crown(Pen p, Suit suit, CourtColours c) {
        p.solid("M-20 -34 C-24 -50 -12 -54 0 -54 C12 -54 24 -50 20 -34 Z", c.second(), INK, 1.6);
        p.solid(
                "M-25 -24 L-29.5 -50 L-16.5 -38.5 L-9.5 -53 L0 -39.5 L9.5 -53 L16.5 -38.5 L29.5 -50"
                        + " L25 -24 C10 -19 -10 -19 -25 -24 Z",
                CourtColours.GOLD,
                INK,
                1.8);
        p.line("M-24.6 -30 C-10 -25 10 -25 24.6 -30", CourtColours.GOLD_SHADE, 1.6);
        double[][] balls = {{-29.5, -51}, {-9.5, -54}, {9.5, -54}, {29.5, -51}};
        for (double[] ball : balls) {
            p.solid(Shapes.circle(ball[0], ball[1], 2.9), CourtColours.WHITE, INK, 1.4);
        }
        p.fill(suit.shape(0, -30.5, 12.5), c.robe());
        p.mirrored(q -> q.fill(Shapes.lozenge(-14, -29.4, 2.6, 3.4), c.robe()));
    }
}

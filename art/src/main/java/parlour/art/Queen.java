package parlour.art;

import java.awt.Color;
import java.awt.Shape;

/** A queen in a laced bodice with a silver brooch, a flower in her hand. */
final class Queen {
    private static final Color INK = CourtColours.INK;

    private final Suit suit;
    private final CourtColours c;

    private Queen(Suit suit, CourtColours c) {
        this.suit = suit;
        this.c = c;
    }

    static void draw(Pen pen, Suit suit, CourtColours c) {
        new Queen(suit, c).draw(pen);
    }

    /** Two queens wear braids over the shoulders, two a veil. */
    private boolean braided() {
        return suit == Suit.HEARTS || suit == Suit.CLUBS;
    }

    private void draw(Pen pen) {
        pen.placed(Courts.HEAD_X, Courts.HEAD_Y, 0, 1, braided() ? this::hairBehind : this::veil);
        gown(pen);
        pen.placed(
                Courts.HEAD_X,
                Courts.HEAD_Y,
                0,
                1,
                p -> {
                    Face.draw(p, Face.WOMAN, c.hairShade(), true);
                    Face.mouth(p, true);
                    hair(p);
                    if (braided()) {
                        p.mirrored(this::braid);
                    }
                    crown(p);
                });
        Regalia.draw(pen, "Q", suit, c);
        sleeve(pen);
        Garment.cuff(pen, CourtColours.WHITE, c.second());
        Garment.hand(pen);
    }

    private void gown(Pen pen) {
        pen.solid(Garment.ROBE, c.robe(), INK, 2);
        pen.line(
                "M-46 -48 C-58 -30 -64 -4 -66 40 M-70 -38 C-80 -22 -86 0 -88 30",
                c.robeShade(),
                1.6);
        for (int i = 0; i < 5; i++) {
            pen.fill(Shapes.lozenge(-77 + i * 2.4, -24 + i * 13, 2.6, 3.6), CourtColours.GOLD);
        }
        pen.placed(Courts.HEAD_X, Courts.HEAD_Y, 0, 1, this::neck);
        Shape bodice =
                Shapes.path(
                        "M-42 -47 C-30 -33 -14 -30 4 -30 C22 -30 38 -33 50 -47 C48 -20 46 10 46 60"
                                + " L-38 60 C-38 10 -40 -20 -42 -47 Z");
        pen.solid(bodice, c.second(), INK, 2);
        pen.within(bodice, this::embroidery);
        pen.line("M-42 -47 C-30 -33 -14 -30 4 -30 C22 -30 38 -33 50 -47", INK, 7);
        pen.line("M-42 -47 C-30 -33 -14 -30 4 -30 C22 -30 38 -33 50 -47", CourtColours.WHITE, 3.6);
        for (int i = 0; i < 9; i++) {
            double t = (i - 4) / 4.6;
            pen.fill(Shapes.circle(4 + 44 * t, -30.4 - 14 * t * t, 1.1), c.robe());
        }
        pen.solid(Shapes.circle(4, -28, 8.6), CourtColours.GOLD, INK, 1.7);
        for (int i = 0; i < 10; i++) {
            double a = Math.toRadians(36 * i);
            pen.fill(
                    Shapes.circle(4 + 6.7 * Math.cos(a), -28 + 6.7 * Math.sin(a), 0.9),
                    CourtColours.GOLD_SHADE);
        }
        pen.fill(suit.shape(4, -28, 8.6), c.robe());
    }

    private void sleeve(Pen pen) {
        pen.solid(Garment.SLEEVE, CourtColours.WHITE, INK, 2);
        Garment.folds(pen, CourtColours.WHITE_SHADE);
    }

    private void embroidery(Pen pen) {
        pen.line("M-34 -44 L-30 60 M42 -44 L38 60", CourtColours.GOLD, 2);
        for (int i = 0; i < 4; i++) {
            double y = -14 + 12 * i;
            pen.line(
                    "M-3 " + y + " L11 " + (y + 7) + " M11 " + y + " L-3 " + (y + 7),
                    CourtColours.GOLD,
                    1.7);
        }
        pen.line(
                "M-5 -22 L-6 60 M13 -22 L14 60",
                Palette.mix(c.second(), CourtColours.WHITE, 0.35),
                1.4);
        pen.placed(
                4,
                0,
                0,
                1,
                p ->
                        p.mirrored(
                                q -> {
                                    q.placed(
                                            13,
                                            6,
                                            0,
                                            0.62,
                                            r -> r.fill(Ornament.scroll(), CourtColours.WHITE));
                                    q.placed(
                                            20,
                                            -8,
                                            60,
                                            0.5,
                                            r -> r.fill(Ornament.leaf(), CourtColours.GOLD));
                                    q.placed(
                                            24,
                                            -26,
                                            20,
                                            0.5,
                                            r -> r.fill(Ornament.leaf(), CourtColours.GOLD));
                                }));
    }

    private void neck(Pen p) {
        p.solid(
                "M-8.6 18 L-8.6 32 C-14 40 -32 40 -42 44 C-30 62 30 62 42 44 C32 40 14 40 8.6 32"
                        + " L8.6 18 Z",
                CourtColours.SKIN,
                INK,
                1.8);
        p.fill(
                Shapes.path("M-7.8 24 C-4 31 4 31 7.8 26 L7.8 33 C3 40 -5 37 -7.8 24 Z"),
                CourtColours.SKIN_SHADE);
        for (int i = -5; i <= 5; i++) {
            double x = i * 3.1;
            p.solid(
                    Shapes.circle(x, 47.4 - 0.028 * x * x * 1.4, 1.9),
                    i == 0 ? CourtColours.GOLD : CourtColours.WHITE,
                    INK,
                    0.9);
        }
    }

    private void hairBehind(Pen p) {
        p.solid(
                Shapes.symmetric("M0.5 -38 C-26 -38 -31 -12 -27 6 C-25 16 -18 20 -12 22 L0.5 22 Z"),
                c.hair(),
                INK,
                1.8);
    }

    private void veil(Pen p) {
        p.solid(
                Shapes.symmetric("M0.5 -40 C-30 -40 -36 -8 -36 14 C-36 30 -42 42 -48 50 L0.5 50 Z"),
                c.second(),
                INK,
                1.9);
        p.mirrored(
                q -> {
                    q.line("M-31.6 -8 C-32 16 -36 32 -42 46", CourtColours.GOLD, 1.6);
                    q.line("M-27 4 C-27 20 -29 32 -32 44", c.secondShade(), 1.4);
                });
        p.solid(
                Shapes.symmetric(
                        "M0.5 -38 C-24 -38 -27 -14 -25 4 C-25 14 -26 20 -24 28 C-18 28 -12 26 -10"
                                + " 20 L0.5 20 Z"),
                c.hair(),
                INK,
                1.7);
        p.mirrored(q -> q.line("M-21 6 C-21 14 -22 20 -20 25", c.hairShade(), 1.3));
    }

    /** Parted in the middle and drawn back over the temples. */
    private void hair(Pen p) {
        p.mirrored(
                q -> {
                    q.solid(
                            "M0 -31 C-7 -28 -15 -20 -17 -8 C-18 -1 -20 6 -24 10 C-28 -2 -28 -38 0"
                                    + " -38.6 Z",
                            c.hair(),
                            INK,
                            1.7);
                    q.line("M-5 -32 C-14 -27 -20 -16 -21.6 -2", c.hairShade(), 1.3);
                    q.line("M-8 -34 C-17 -30 -23 -20 -24 -8", c.hairLight(), 1.3);
                });
    }

    private void braid(Pen p) {
        for (int i = 6; i >= 0; i--) {
            double x = -24 - 6 * StrictMath.sin(i * 0.42);
            double y = 12 + 8.4 * i;
            double size = 1 - i * 0.045;
            p.placed(
                    x,
                    y,
                    i % 2 == 0 ? 34 : -34,
                    size,
                    q -> {
                        q.solid(Shapes.oval(0, 0, 7.4, 5), c.hair(), INK, 1.6);
                        q.line("M-4.4 -0.4 C-1.4 1 1.4 1 4.4 -0.4", c.hairShade(), 1.1);
                    });
        }
        double x = -24 - 6 * StrictMath.sin(7 * 0.42);
        p.placed(
                x,
                71,
                0,
                1,
                q -> {
                    q.solid(
                            "M-3.6 2 C-7 8 -6 14 -3 18 C0 15 2 15 4 17 C6 12 6 7 3.6 2 Z",
                            c.hair(),
                            INK,
                            1.5);
                    q.solid(Shapes.round(-4.8, -3, 9.6, 5.4, 2), c.robe(), INK, 1.4);
                });
    }

    private void crown(Pen p) {
        boolean pointed = suit == Suit.SPADES || suit == Suit.HEARTS;
        p.solid(
                pointed
                        ? "M-22.5 -25 C-24 -34 -25 -40 -28 -47 C-21 -45 -17 -42 -14 -39 C-11 -45 -5"
                                + " -49.5 0 -53.5 C5 -49.5 11 -45 14 -39 C17 -42 21 -45 28 -47 C25"
                                + " -40 24 -34 22.5 -25 C10 -31.5 -10 -31.5 -22.5 -25 Z"
                        : "M-22.5 -25 L-25 -41 C-22 -46 -15 -46 -13 -40.6 C-12 -51 -5 -53.6 0 -53.6"
                                + " C5 -53.6 12 -51 13 -40.6 C15 -46 22 -46 25 -41 L22.5 -25 C10"
                                + " -31.5 -10 -31.5 -22.5 -25 Z",
                CourtColours.GOLD,
                INK,
                1.8);
        p.line("M-21.4 -29.4 C-10 -35.4 10 -35.4 21.4 -29.4", CourtColours.GOLD_SHADE, 1.5);
        p.fill(suit.shape(0, -41.6, 11), c.robe());
        p.mirrored(
                q -> {
                    q.fill(Shapes.circle(-17, -36.4, 2.3), c.robe());
                    q.solid(
                            Shapes.circle(pointed ? -28 : -19, -47.4, 2.5),
                            CourtColours.WHITE,
                            INK,
                            1.3);
                });
        p.solid(Shapes.circle(0, -54.4, 2.7), CourtColours.WHITE, INK, 1.3);
    }
}

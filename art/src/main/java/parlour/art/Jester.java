package parlour.art;

import java.awt.Color;
import java.awt.Shape;

/**
 * The figure of a joker: a cap with three bells, a ruff, diamonds, and the moon or sun on a staff.
 */
final class Jester {
    private static final Color INK = CourtColours.INK;

    /** A horn that bends to the left; its bell hangs at (-43, -8). */
    private static final String HORN =
            "M-3 -33 C-12 -62 -44 -58 -48 -18 C-46 -12 -41 -10 -37.6 -13 C-36 -24 -30 -28 -24 -24"
                    + " C-21 -27 -18 -30 -3 -33 Z";

    private final Joker joker;
    private final CourtColours c;

    private Jester(Joker joker) {
        this.joker = joker;
        this.c = joker.colours();
    }

    /** Head and shoulders, positioned like those of a court figure. */
    static void draw(Pen pen, Joker joker) {
        new Jester(joker).draw(pen);
    }

    /** The small cap of an index, about 38 wide and 34 high around the origin. */
    static void cap(Pen pen, Color color) {
        pen.fill(
                Shapes.symmetric(
                        "M0.5 -15 C-3 -10 -5 -6 -6 -2 C-7 -10 -19 -14 -21 3 C-17 -1 -14 2 -13.4 9"
                                + " L0.5 9 Z"),
                color);
        pen.fill(Shapes.round(-13.4, 11.4, 26.8, 5.2, 1.6), color);
        pen.fill(Shapes.circle(0, -16.6, 3.8), color);
        pen.fill(Shapes.circle(-20, 5.4, 3.8), color);
        pen.fill(Shapes.circle(20, 5.4, 3.8), color);
    }

    private void draw(Pen pen) {
        coat(pen);
        pen.placed(
                Courts.HEAD_X,
                Courts.HEAD_Y,
                0,
                1,
                p -> {
                    ruff(p);
                    hair(p);
                    Face.draw(p, Face.MAN, c.hairShade(), false);
                    if (joker.smiles()) {
                        smile(p);
                    } else {
                        mask(p);
                        Face.mouth(p, false);
                    }
                    horns(p);
                });
        pen.placed(69, -34, 0, 0.95, this::staff);
        pen.solid(Garment.SLEEVE, c.second(), INK, 2);
        Garment.folds(pen, c.secondShade());
        Garment.cuff(pen, c.robe(), CourtColours.GOLD);
        Garment.hand(pen);
    }

    /** Diamonds in two colours, as jesters wear them. */
    private void coat(Pen pen) {
        pen.fill(Garment.ROBE, c.robe());
        pen.within(
                Garment.ROBE,
                p -> {
                    for (int row = -3; row <= 3; row++) {
                        for (int column = -6; column <= 6; column++) {
                            double x = 4 + column * 26 + (row % 2 == 0 ? 0 : 13);
                            p.fill(Shapes.lozenge(x, row * 24, 11.4, 21), c.second());
                        }
                    }
                });
        pen.line(Garment.ROBE, INK, 2);
        for (int i = 0; i < 3; i++) {
            pen.solid(Shapes.circle(4, -26 + 15 * i, 4.2), CourtColours.GOLD, INK, 1.5);
        }
    }

    /** Points of cloth around the neck, with a bell on each. */
    private void ruff(Pen p) {
        for (int i = -3; i <= 3; i++) {
            Color cloth = i % 2 == 0 ? CourtColours.WHITE : CourtColours.GOLD;
            p.placed(
                    0,
                    18,
                    -22.0 * i,
                    1,
                    q -> {
                        q.solid("M-10 2 C-11 16 -8 26 0 36 C8 26 11 16 10 2 Z", cloth, INK, 1.7);
                        q.line("M0 8 L0 28", CourtColours.GOLD_SHADE, 1.2);
                        q.solid(Shapes.circle(0, 38, 3.8), CourtColours.GOLD, INK, 1.4);
                    });
        }
    }

    private void hair(Pen p) {
        p.mirrored(
                q ->
                        q.solid(
                                "M-19 -18 C-29 -14 -31 -2 -26 6 C-30 9 -28 17 -21 15 C-17 10 -17 -4"
                                        + " -17 -14 Z",
                                c.hair(),
                                INK,
                                1.6));
    }

    private void mask(Pen p) {
        Shape mask =
                Shapes.minus(
                        Shapes.symmetric(
                                "M0.5 -11 C-4 -15 -15 -17 -21.6 -13 C-22 -4 -17 3 -10 2.6 C-5 2 -3"
                                        + " -2 0.5 -3 Z"),
                        Shapes.oval(-9.6, -6.6, 5, 3.6),
                        Shapes.oval(9.6, -6.6, 5, 3.6));
        p.solid(mask, c.robe(), INK, 1.3);
        p.mirrored(q -> q.line("M-18.4 -12 C-14 -13.6 -7 -13.2 -3 -11", CourtColours.GOLD, 1.3));
    }

    private static void smile(Pen p) {
        p.solid("M-9 11 C-4 13.6 4 13.6 9.4 10.4 C8 20 -6 22 -9 11 Z", CourtColours.LIPS, INK, 1.5);
        p.fill(
                Shapes.path("M-7.4 12 C-3 14 4 14 8 11.6 L7.4 14 C3 16 -3 16 -6.6 14.2 Z"),
                Color.WHITE);
    }

    private void horns(Pen p) {
        p.solid(HORN, c.second(), INK, 1.9);
        p.solid(Shapes.mirror(Shapes.at(Shapes.path(HORN), 0, -3, 0.9)), c.robe(), INK, 1.9);
        Shape middle = Shapes.path("M-17 -28 C-17 -44 -8 -52 4 -59 C3 -50 14 -44 17 -28 Z");
        p.solid(middle, joker.smiles() ? CourtColours.GOLD : CourtColours.WHITE, INK, 1.9);
        p.within(
                middle,
                q -> {
                    q.fill(Shapes.lozenge(-1, -38, 5, 9), c.second());
                    q.fill(Shapes.lozenge(-11, -30, 4, 7), c.robe());
                    q.fill(Shapes.lozenge(10, -30, 4, 7), c.robe());
                });
        p.line(middle, INK, 1.9);
        Shape brim =
                Shapes.path(
                        "M-24 -18 C-25 -23 -24.6 -27 -23 -30 C-10 -35 10 -35 23 -30 C24.6 -27 25"
                                + " -23 24 -18 C10 -23.6 -10 -23.6 -24 -18 Z");
        p.solid(brim, CourtColours.GOLD, INK, 1.8);
        for (int i = -2; i <= 2; i++) {
            p.fill(Shapes.lozenge(i * 8.6, -26.6 + i * i * 0.7, 2.6, 3.6), c.robe());
        }
        bell(p, -43, -8);
        bell(p, 38.6, -10.4);
        bell(p, 4, -59);
    }

    private static void bell(Pen p, double x, double y) {
        p.solid(Shapes.circle(x, y, 5.4), CourtColours.GOLD, INK, 1.6);
        p.line(
                Shapes.at(Shapes.path("M-3 1 L3 1 M0 1 L0 3.4"), x, y, 1),
                CourtColours.GOLD_SHADE,
                1.5);
    }

    private void staff(Pen p) {
        p.solid(Shapes.box(-3, -70, 6, 130), CourtColours.GOLD, INK, 1.6);
        p.fill(Shapes.box(0.4, -70, 1.8, 130), CourtColours.GOLD_SHADE);
        p.solid(Shapes.oval(0, -66, 6.4, 3.6), c.second(), INK, 1.5);
        p.solid(Shapes.circle(0, -87, 18.5), CourtColours.WHITE, INK, 1.8);
        joker.sign(p, 0, -87, 14, joker.ink);
    }
}

package parlour.art;

import java.awt.Color;
import java.awt.Shape;

/** Robe, sleeve and hand, which all court figures share. */
final class Garment {
    private static final Color INK = CourtColours.INK;

    /** Falls wide on the left; on the right the raised arm continues the outline. */
    static final Shape ROBE =
            Shapes.path(
                    "M-12 -66 C-18 -56 -44 -54 -64 -44 C-88 -32 -102 -8 -108 60 L80 60 L80 -30"
                            + " C64 -48 28 -54 20 -66 Z");

    /** The forearm that rises from the sash to a hand at (68, -30). */
    static final Shape SLEEVE =
            Shapes.path("M34 60 C38 26 46 -2 52 -16 L86 -16 C96 -6 106 8 114 22 L114 60 Z");

    private Garment() {}

    static void cuff(Pen pen, Color cloth, Color edge) {
        pen.solid("M48 -10 C60 -5 78 -5 91 -10 L87 -24 C76 -20 62 -20 52 -24 Z", cloth, INK, 1.9);
        pen.line("M50.6 -16.6 C62 -12.4 76 -12.4 88.4 -16.6", edge, 2.2);
    }

    /** Folds of the sleeve, running down from the cuff. */
    static void folds(Pen pen, Color shade) {
        pen.line(
                "M60 -8 C58 4 57 14 56 30 M74 -6 C78 4 80 14 81 30 M86 -8 C92 0 96 8 100 18",
                shade,
                1.5);
    }

    /** A closed hand around a staff at x = 69. */
    static void hand(Pen pen) {
        pen.solid(
                "M58 -24 C55 -32 57 -42 63 -45 L77 -44 C82 -41 83 -30 80 -24 C74 -21 64 -21 58 -24"
                        + " Z",
                CourtColours.SKIN,
                INK,
                1.8);
        pen.line("M63.4 -44.6 C70 -42 75 -41.6 79.4 -42", INK, 1.3);
        pen.line("M61 -39.4 C68 -37 75 -36.6 81.2 -37", INK, 1.3);
        pen.line("M60.4 -33.6 C67 -31.4 75 -31 81.4 -31.6", INK, 1.3);
        pen.line("M61 -28 C67 -26.4 74 -26 80 -26.6", CourtColours.SKIN_SHADE, 1.3);
    }
}

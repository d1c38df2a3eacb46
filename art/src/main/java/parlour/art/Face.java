package parlour.art;

import java.awt.Color;
import java.awt.Shape;

/** A face seen from the front, about 44 wide and 62 high around the origin. */
final class Face {
    private static final Color INK = CourtColours.INK;

    static final Shape MAN =
            Shapes.path(
                    "M-21 -14 C-21 -30 -12 -35 0 -35 C12 -35 21 -30 21 -14 C21 2 19 13 12 21 C8 26"
                            + " 4 28 0 28 C-4 28 -8 26 -12 21 C-19 13 -21 2 -21 -14 Z");
    static final Shape WOMAN =
            Shapes.path(
                    "M-20 -14 C-20 -30 -12 -35 0 -35 C12 -35 20 -30 20 -14 C20 0 17 11 10 20 C6 25"
                            + " 3 27.5 0 27.5 C-3 27.5 -6 25 -10 20 C-17 11 -20 0 -20 -14 Z");

    private Face() {}

    /** Skin with a shaded side, nose, eyes and brows; the mouth is drawn later, over the beard. */
    static void draw(Pen pen, Shape outline, Color brows, boolean woman) {
        pen.fill(outline, CourtColours.SKIN);
        pen.within(
                outline,
                p -> {
                    p.fill(
                            Shapes.path(
                                    "M6 -40 L30 -40 L30 40 L0 40 C8 32 14 20 14 4 C14 -8 12 -20 6"
                                            + " -40 Z"),
                            CourtColours.SKIN_SHADE);
                    p.fill(Shapes.circle(-12, 7, 5.5), Palette.alpha(CourtColours.BLUSH, 0.42));
                    p.fill(Shapes.circle(12, 7, 5.5), Palette.alpha(CourtColours.BLUSH, 0.42));
                });
        pen.line(outline, INK, 1.8);
        eyes(pen, brows, woman);
        pen.line("M2.6 -9 C2.2 -3 4.4 1 4.6 4.6 C4.4 7.4 0.6 7.8 -1.6 6.6", INK, 1.5);
    }

    private static void eyes(Pen pen, Color brows, boolean woman) {
        pen.mirrored(
                p -> {
                    p.fill(
                            Shapes.path(
                                    "M4.4 -6.4 C6.6 -10.4 12 -10.4 14.6 -6.2 C11.6 -3.6 7.4 -3.6"
                                            + " 4.4 -6.4 Z"),
                            CourtColours.WHITE);
                    p.fill(Shapes.circle(9.4, -6.9, 2.3), INK);
                    p.line("M4.2 -6.2 C6.6 -10.6 12 -10.6 14.8 -6", INK, woman ? 1.9 : 1.6);
                    if (woman) {
                        p.line("M14.4 -6.6 L16.6 -8.6", INK, 1.3);
                    }
                    p.line(
                            woman
                                    ? "M4.6 -13.4 C8 -16.6 12.6 -16.4 16 -13"
                                    : "M4 -13 C8 -16.4 13 -16 16.6 -12.6",
                            brows,
                            woman ? 1.7 : 2.6);
                });
    }

    static void mouth(Pen pen, boolean full) {
        double w = full ? 6.2 : 6;
        pen.placed(
                0,
                14.6,
                0,
                w / 6,
                p -> {
                    if (full) {
                        p.fill(
                                Shapes.path(
                                        "M-6 0 C-4 -2 -2 -3 0 -1.6 C2 -3 4 -2 6 0 C3.6 3.6 -3.6 3.6"
                                                + " -6 0 Z"),
                                CourtColours.LIPS);
                        p.line("M-5.6 0.1 C-3 0.8 3 0.8 5.6 0.1", INK, 0.9);
                    } else {
                        p.line("M-5.6 0 C-2.6 1.8 2.6 1.8 5.8 -0.6", INK, 1.6);
                        p.line("M-2.4 4.2 C-1 5 1.4 5 2.6 4.2", CourtColours.SKIN_SHADE, 1.4);
                    }
                });
    }
}

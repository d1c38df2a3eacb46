package parlour.art;

import static parlour.art.Shapes.box;
import static parlour.art.Shapes.minus;
import static parlour.art.Shapes.oval;
import static parlour.art.Shapes.path;
import static parlour.art.Shapes.union;

import java.awt.Shape;

/**
 * The capitals of the word mark, 100 units high on a baseline at y = 0, with thick stems and
 * hairlines.
 */
final class Lettering {
    private Lettering() {}

    /** A letter, its width, and how far it is moved towards the one before. */
    private record Letter(Shape shape, double width, double kern) {}

    /** The name Parlour, starting at x = 0. */
    static Shape word(double spacing) {
        Letter[] letters = {
            new Letter(p(), 72, 0),
            new Letter(a(), 100, 17),
            new Letter(r(), 80, -2),
            new Letter(l(), 68, 2),
            new Letter(o(), 92, 6),
            new Letter(u(), 84, -1),
            new Letter(r(), 80, -1)
        };
        Shape word = path("M0 0 Z");
        double x = 0;
        for (Letter letter : letters) {
            x -= letter.kern;
            word = union(word, Shapes.at(letter.shape, x, 0, 1));
            x += letter.width + spacing;
        }
        return word;
    }

    /** A thick stem with bracketed serifs where requested. */
    private static Shape stem(double left, boolean top, boolean bottom) {
        double right = left + 18;
        Shape shape = box(left, -100, 18, 100);
        if (bottom) {
            shape = union(shape, foot(left, right));
        }
        if (top) {
            shape = union(shape, head(left, right));
        }
        return shape;
    }

    private static Shape foot(double left, double right) {
        return path(
                "M"
                        + left
                        + " -14 Q"
                        + left
                        + " -3.6 "
                        + (left - 9)
                        + " -3.6 L"
                        + (left - 9)
                        + " 0 L"
                        + (right + 9)
                        + " 0 L"
                        + (right + 9)
                        + " -3.6 Q"
                        + right
                        + " -3.6 "
                        + right
                        + " -14 Z");
    }

    private static Shape head(double left, double right) {
        return path(
                "M"
                        + left
                        + " -86 Q"
                        + left
                        + " -96.4 "
                        + (left - 9)
                        + " -96.4 L"
                        + (left - 9)
                        + " -100 L"
                        + (right + 9)
                        + " -100 L"
                        + (right + 9)
                        + " -96.4 Q"
                        + right
                        + " -96.4 "
                        + right
                        + " -86 Z");
    }

    private static Shape bowl() {
        return minus(
                path("M12 -100 L38 -100 C62 -100 73 -88 73 -72.5 C73 -57 62 -45 38 -45 L20 -45 Z"),
                path("M26 -96 L36 -96 C50 -96 54 -86 54 -72.5 C54 -59 50 -49 36 -49 L26 -49 Z"));
    }

    private static Shape p() {
        return union(
                stem(8, false, true), path("M-1 -100 L20 -100 L8 -86 Q8 -96.4 -1 -96.4 Z"), bowl());
    }

    private static Shape r() {
        return union(
                p(),
                path(
                        "M30 -49 C56 -49 60 -36 61.5 -22 C63 -8 64.5 -3.6 70 -3.6 C73 -3.6 75 -5 77"
                            + " -8 L79.4 -6.4 C76 -0.4 71 1.6 64 1.6 C50 1.6 44 -5 42.6 -19 C41.4"
                            + " -33 40 -45 28 -45 Z"));
    }

    private static Shape a() {
        return union(
                path("M40.5 -102 L50.5 -102 L90 -2 L68.5 -2 Z"),
                path("M42 -98 L46 -88 L17.4 -2 L11.8 -2 Z"),
                box(24, -37, 40, 4),
                path("M13 -10 Q10 -3.6 1 -3.6 L1 0 L28 0 L28 -3.6 Q18 -3.6 18.6 -10 Z"),
                path("M66 -10 Q68 -3.6 57 -3.6 L57 0 L99 0 L99 -3.6 Q90 -3.6 87 -10 Z"));
    }

    private static Shape l() {
        return union(
                stem(8, true, true),
                path("M20 -3.8 C46 -3.8 58 -8 62.6 -32 L66.4 -32 L65 0 L20 0 Z"));
    }

    private static Shape o() {
        return minus(oval(46, -50, 44.5, 52), oval(46, -50, 25.5, 48));
    }

    private static Shape u() {
        return union(
                path(
                        "M8 -96 L8 -34 C8 -9 20 2 43 2 C65 2 75 -10 75 -34 L75 -98 L70.4 -98 L70.4"
                                + " -34 C70.4 -13 62 -4 47 -4 C32 -4 26 -13 26 -34 L26 -96 Z"),
                head(8, 26),
                path(
                        "M70.4 -90 Q70.4 -96.4 60 -96.4 L60 -100 L86 -100 L86 -96.4 Q75 -96.4 75"
                                + " -90 Z"));
    }
}

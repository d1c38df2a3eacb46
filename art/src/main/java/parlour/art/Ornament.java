package parlour.art;

import java.awt.Shape;
import java.awt.geom.Path2D;

/** Parlour's folk ornaments: the eight-petalled star of Nordic knitting and painted scrolls. */
final class Ornament {
    private Ornament() {}

    /**
     * An eight-petalled knitting star that fills a square of the given half width around the
     * origin.
     */
    static Shape star(double half) {
        Path2D petals = new Path2D.Double();
        for (int i = 0; i < 4; i++) {
            Shape petal = Shapes.path("M0.6 -2 L6.6 -8 L6.6 -16 L0.6 -10 Z");
            Shape other = Shapes.mirror(petal);
            petals.append(Shapes.turned(petal, 90 * i), false);
            petals.append(Shapes.turned(other, 90 * i), false);
        }
        return Shapes.at(petals, 0, 0, half / 16);
    }

    /** A painted leaf scroll: a stem that curls from the origin to the upper right. */
    static Shape scroll() {
        return Shapes.path(
                "M0 0 C10 -4 26 -6 34 -20 C40 -31 34 -44 23 -44 C14 -44 9 -37 11 -30 C13 -24 20 -23"
                    + " 23 -28 C20 -26 16 -28 16 -32 C16 -37 21 -39 25 -37 C31 -34 31 -25 27 -19"
                    + " C20 -8 8 -6 0 0 Z");
    }

    static Shape leaf() {
        return Shapes.path("M0 0 C2 -8 10 -14 20 -14 C18 -5 10 1 0 0 Z");
    }

    static Shape drop() {
        return Shapes.path("M0 0 C-5 -6 -5 -13 0 -18 C5 -13 5 -6 0 0 Z");
    }
}

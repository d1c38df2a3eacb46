package parlour.art;

import java.awt.Shape;

/**
 * The four suits in alphabetical order, each with its outline about 100 units high around the
 * origin.
 */
enum Suit {
    CLUBS('c', club()),
    DIAMONDS(
            'd',
            Shapes.path(
                    "M0 -51 C9 -34 24 -14 39 0 C24 14 9 34 0 51 C-9 34 -24 14 -39 0 C-24 -14 -9 -34"
                            + " 0 -51 Z")),
    HEARTS(
            'h',
            Shapes.path(
                    "M0 49 C-5 37 -46 13 -46 -17 C-46 -35 -34 -45 -22.5 -45 C-11 -45 -3.5 -38 0 -27"
                        + " C3.5 -38 11 -45 22.5 -45 C34 -45 46 -35 46 -17 C46 13 5 37 0 49 Z")),
    SPADES(
            's',
            Shapes.path(
                    "M0 -50 C5 -38 46 -13 46 15 C46 29 36 37 24.5 37 C15.5 37 8.5 33 4.6 26.5 C5.5"
                            + " 38 10 45 19 50 L-19 50 C-10 45 -5.5 38 -4.6 26.5 C-8.5 33 -15.5 37"
                            + " -24.5 37 C-36 37 -46 29 -46 15 C-46 -13 -5 -38 0 -50 Z"));

    final char letter;
    private final Shape outline;

    Suit(char letter, Shape outline) {
        this.letter = letter;
        this.outline = outline;
    }

    /** The outline centred on a point, at the given height. */
    Shape shape(double x, double y, double height) {
        return Shapes.at(outline, x, y, height / 100);
    }

    private static Shape club() {
        return Shapes.union(
                Shapes.circle(0, -26, 22.5),
                Shapes.circle(-25, 11, 22.5),
                Shapes.circle(25, 11, 22.5),
                Shapes.path("M-13 -10 Q-6 -2 -15 3 L-5 22 L5 22 L15 3 Q6 -2 13 -10 Z"),
                Shapes.path("M-4.6 8 L4.6 8 C4.6 34 9 45 19 50 L-19 50 C-9 45 -4.6 34 -4.6 8 Z"));
    }
}

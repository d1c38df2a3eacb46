package parlour.art;

import static parlour.art.Palette.alpha;
import static parlour.art.Palette.mix;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.Map;

/** The four actions of CrossWise: walnut tiles whose pictures show what the action does. */
final class ActionTiles {
    private static final Color LIGHT = Palette.CREAM;
    private static final Color GOLD = Palette.GOLD_LIGHT;
    private static final double LINE = 7;

    private ActionTiles() {}

    static void addTo(Map<String, BufferedImage> atlas) {
        atlas.put("remove", Tile.WALNUT.draw(ActionTiles::remove));
        atlas.put("shift", Tile.WALNUT.draw(ActionTiles::shift));
        atlas.put("exchange", Tile.WALNUT.draw(ActionTiles::exchange));
        atlas.put("replace", Tile.WALNUT.draw(ActionTiles::replace));
    }

    private static Shape square(double x, double y, double half) {
        return Shapes.round(x - half, y - half, 2 * half, 2 * half, half * 0.32);
    }

    private static void tile(Pen pen, double x, double y, double half, Color color) {
        pen.fill(square(x, y + 3, half), alpha(Color.BLACK, 0.4));
        pen.fill(square(x, y, half), color);
        pen.fill(square(x, y, half * 0.42), mix(color, Palette.WALNUT, 0.55));
    }

    /** An empty cell that a tile has left. */
    private static void empty(Pen pen, double x, double y, double half) {
        pen.fill(square(x, y, half), alpha(Color.BLACK, 0.25));
        pen.g().setPaint(LIGHT);
        pen.g()
                .setStroke(
                        new BasicStroke(
                                4.2f,
                                BasicStroke.CAP_BUTT,
                                BasicStroke.JOIN_ROUND,
                                1,
                                new float[] {9, 7},
                                0));
        pen.g().draw(square(x, y, half - 2));
    }

    /** A tile leaves its cell upwards. */
    private static void remove(Pen pen) {
        empty(pen, 0, 31, 25);
        pen.line("M0 30 L0 6 M-14 18 L0 4 L14 18", GOLD, LINE);
        pen.placed(0, -31, -8, 1, p -> tile(p, 0, 0, 23, LIGHT));
    }

    /** A tile moves from one cell to an empty one. */
    private static void shift(Pen pen) {
        empty(pen, -36, 25, 22);
        tile(pen, 36, 25, 22, LIGHT);
        pen.line("M-36 -6 C-30 -46 22 -48 33 -16 M14 -22 L34 -13 L43 -33", GOLD, LINE);
    }

    /** Two tiles swap places. */
    private static void exchange(Pen pen) {
        tile(pen, -32, -30, 22, LIGHT);
        tile(pen, 32, 30, 22, GOLD);
        pen.line("M2 -38 C26 -38 36 -28 35 -7 M21 -19 L35 -4 L49 -19", LIGHT, LINE);
        pen.line("M-2 38 C-26 38 -36 28 -35 7 M-21 19 L-35 4 L-49 19", GOLD, LINE);
    }

    /** A tile of the board and one of the hand swap places. */
    private static void replace(Pen pen) {
        pen.fill(square(0, -33, 28), alpha(Color.BLACK, 0.28));
        pen.line(square(0, -33, 28), alpha(LIGHT, 0.75), 3.6);
        tile(pen, 0, -33, 19, LIGHT);
        tile(pen, 0, 31, 19, GOLD);
        // The hand that holds it.
        pen.line("M-36 36 C-34 60 34 60 36 36", alpha(LIGHT, 0.85), 5);
        pen.line("M42 16 L42 -22 M30 -11 L42 -24 L54 -11", GOLD, LINE);
        pen.line("M-42 -22 L-42 16 M-54 5 L-42 18 L-30 5", LIGHT, LINE);
    }
}

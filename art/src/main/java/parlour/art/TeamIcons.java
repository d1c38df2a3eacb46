package parlour.art;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.function.Consumer;

/** White icons of CrossWise on a grid of 24: the game itself, and which lines a team scores. */
final class TeamIcons {
    private static final Color W = Color.WHITE;

    private TeamIcons() {}

    static void addTo(Map<String, BufferedImage> atlas) {
        put(
                atlas,
                "crosswise",
                pen -> {
                    for (int i = 0; i < 9; i++) {
                        int column = i % 3;
                        int row = i / 3;
                        boolean solid = column == 1 || row == 1;
                        double x = 2.6 + 6.6 * column;
                        double y = 2.6 + 6.6 * row;
                        if (solid) {
                            pen.fill(Shapes.round(x, y, 5.6, 5.6, 1.5), W);
                        } else {
                            pen.line(Shapes.round(x + 0.7, y + 0.7, 4.2, 4.2, 1), W, 1.3);
                        }
                    }
                });
        put(atlas, "vertical", pen -> stripes(pen, 0));
        put(atlas, "horizontal", pen -> stripes(pen, 90));
    }

    private static void put(Map<String, BufferedImage> atlas, String name, Consumer<Pen> painter) {
        atlas.put("icon-" + name, Canvas.draw(48, 48, 2, painter));
    }

    /** Three parallel lines, the middle one with an arrowhead at both ends. */
    private static void stripes(Pen pen, double degrees) {
        pen.placed(
                12,
                12,
                degrees,
                1,
                p -> {
                    p.fill(Shapes.round(-9.6, -8, 3.6, 16, 1.6), W);
                    p.fill(Shapes.round(6, -8, 3.6, 16, 1.6), W);
                    p.fill(Shapes.round(-1.8, -6.5, 3.6, 13, 1), W);
                    p.fill(Shapes.path("M0 -11.4 L5 -5.4 L-5 -5.4 Z"), W);
                    p.fill(Shapes.path("M0 11.4 L5 5.4 L-5 5.4 Z"), W);
                });
    }
}

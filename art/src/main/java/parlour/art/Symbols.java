package parlour.art;

import static parlour.art.Palette.alpha;
import static parlour.art.Palette.mix;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The six symbols of CrossWise: solid shapes in six colours, each engraved differently, so that
 * nobody has to rely on colour or outline alone.
 */
final class Symbols {
    private static final double[][] PLUS = {
        {-17, -50}, {17, -50}, {17, -17}, {50, -17}, {50, 17}, {17, 17},
        {17, 50}, {-17, 50}, {-17, 17}, {-50, 17}, {-50, -17}, {-17, -17}
    };

    private static final double LARGE = 1.09;

    private Symbols() {}

    static void addTo(Map<String, BufferedImage> atlas) {
        atlas.put("cross", draw(Symbols::cross));
        atlas.put("pentagon", draw(Symbols::pentagon));
        atlas.put("diamond", draw(Symbols::diamond));
        atlas.put("star", draw(Symbols::star));
        atlas.put("sun", draw(Symbols::sun));
        atlas.put("triangle", draw(Symbols::triangle));
    }

    private static BufferedImage draw(Consumer<Pen> figure) {
        return Tile.BONE.draw(pen -> pen.placed(0, 0, 0, LARGE, figure));
    }

    /** A solid shape with light from above and a dark edge that makes it look set into the bone. */
    private static void solid(Pen pen, Shape shape, Color color) {
        pen.placed(0, 2.2, 0, 1, p -> p.line(shape, alpha(Color.WHITE, 0.85), 5));
        pen.line(shape, mix(color, Color.BLACK, 0.35), 5);
        pen.fill(
                shape,
                Pen.downward(-56, mix(color, Color.WHITE, 0.16), 56, mix(color, Color.BLACK, 0.1)));
    }

    private static Color engraved(Color color) {
        return mix(color, Color.WHITE, 0.66);
    }

    private static void engrave(Pen pen, Shape line, Color color) {
        pen.line(line, engraved(color), 4.4);
    }

    private static void cross(Pen pen) {
        Color color = Palette.TOKEN_RED;
        solid(pen, Shapes.rounded(8, PLUS), color);
        for (int i = 0; i < 4; i++) {
            pen.placed(
                    0, 0, 90 * i, 1, p -> engrave(p, Shapes.path("M-6 -38 L0 -32 L6 -38"), color));
        }
        pen.fill(Shapes.lozenge(0, 0, 14, 14), engraved(color));
    }

    private static void pentagon(Pen pen) {
        Color color = Palette.TOKEN_BLUE;
        solid(pen, polygon(5, 55, 3), color);
        engrave(pen, polygon(5, 35, 3), color);
        pen.fill(Shapes.circle(0, 3, 9), engraved(color));
    }

    private static void diamond(Pen pen) {
        Color color = Palette.TOKEN_VIOLET;
        solid(pen, Shapes.lozenge(0, 0, 46, 57), color);
        pen.fill(Shapes.path("M0 -49 L-37 0 L-14 0 Z"), alpha(Color.WHITE, 0.2));
        pen.fill(Shapes.path("M0 49 L37 0 L14 0 Z"), alpha(Color.BLACK, 0.14));
        engrave(pen, Shapes.path("M-37 0 L37 0"), color);
        engrave(pen, Shapes.path("M0 -49 L-14 0 L0 49 L14 0 Z"), color);
    }

    private static void star(Pen pen) {
        Color color = Palette.TOKEN_INK;
        solid(pen, star(5, 58, 25, 4), color);
        for (int i = 0; i < 5; i++) {
            pen.placed(
                    0,
                    4,
                    72 * i,
                    1,
                    p -> {
                        p.fill(
                                Shapes.path("M0 -50 L0 0 L14 -19 Z"),
                                alpha(Palette.GOLD_LIGHT, 0.22));
                        p.line("M0 -44 L0 0", Palette.GOLD_LIGHT, 3.6);
                    });
        }
    }

    private static void sun(Pen pen) {
        Color color = Palette.TOKEN_AMBER;
        solid(pen, star(12, 58, 37, 0), color);
        pen.fill(Shapes.circle(0, 0, 30), mix(color, Color.BLACK, 0.3));
        pen.fill(Shapes.circle(0, 0, 26), engraved(color));
        pen.fill(Shapes.circle(0, 0, 18), color);
    }

    private static void triangle(Pen pen) {
        Color color = Palette.TOKEN_GREEN;
        solid(pen, polygon(3, 60, 14), color);
        for (int i = 0; i < 3; i++) {
            double y = -3 + 15 * i;
            double half = (y + 36) / Math.sqrt(3);
            pen.segment(-half, y, half, y, engraved(color), 4.4);
        }
    }

    /** A regular polygon around a centre, with a corner at the top. */
    private static Shape polygon(int sides, double radius, double y) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < sides; i++) {
            corner(path, i, 2 * Math.PI * i / sides, radius, y);
        }
        path.closePath();
        return path;
    }

    private static Shape star(int points, double outer, double inner, double y) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < 2 * points; i++) {
            corner(path, i, Math.PI * i / points, i % 2 == 0 ? outer : inner, y);
        }
        path.closePath();
        return path;
    }

    private static void corner(Path2D path, int number, double angle, double radius, double y) {
        double cornerX = radius * StrictMath.sin(angle);
        double cornerY = y - radius * StrictMath.cos(angle);
        if (number == 0) {
            path.moveTo(cornerX, cornerY);
        } else {
            path.lineTo(cornerX, cornerY);
        }
    }
}

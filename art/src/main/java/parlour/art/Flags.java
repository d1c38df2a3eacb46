package parlour.art;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.function.Consumer;

/** The flags for the three languages. */
final class Flags {
    private static final Shape CLOTH = Shapes.round(1, 8, 46, 32, 5);

    private Flags() {}

    static void addTo(Map<String, BufferedImage> atlas) {
        put(
                atlas,
                "fi",
                p -> {
                    p.fill(Shapes.box(0, 0, 48, 48), Color.WHITE);
                    cross(p, new Color(0x003580), 9);
                });
        put(
                atlas,
                "sv",
                p -> {
                    p.fill(Shapes.box(0, 0, 48, 48), new Color(0x005293));
                    cross(p, new Color(0xfecb00), 7);
                });
        put(atlas, "en", Flags::union);
    }

    private static void put(
            Map<String, BufferedImage> atlas, String language, Consumer<Pen> painter) {
        atlas.put(
                "icon-flag-" + language,
                Canvas.draw(
                        48,
                        48,
                        p -> {
                            p.within(CLOTH, painter);
                            p.line(
                                    Shapes.round(1.75, 8.75, 44.5, 30.5, 4.3),
                                    new Color(0, 0, 0, 70),
                                    1.5);
                        }));
    }

    private static void cross(Pen pen, Color color, double width) {
        pen.fill(Shapes.box(0, 24 - width / 2, 48, width), color);
        pen.fill(Shapes.box(17 - width / 2, 0, width, 48), color);
    }

    private static void union(Pen pen) {
        Color blue = new Color(0x012169);
        Color red = new Color(0xc8102e);
        pen.fill(Shapes.box(0, 0, 48, 48), blue);
        pen.line("M-2 5.9 L50 42.1 M50 5.9 L-2 42.1", Color.WHITE, 6.5);
        pen.line("M-2 5.9 L24 24 M50 42.1 L24 24 M50 5.9 L24 24 M-2 42.1 L24 24", red, 2.4);
        pen.fill(Shapes.box(0, 18.5, 48, 11), Color.WHITE);
        pen.fill(Shapes.box(18.5, 0, 11, 48), Color.WHITE);
        pen.fill(Shapes.box(0, 20.7, 48, 6.6), red);
        pen.fill(Shapes.box(20.7, 0, 6.6, 48), red);
    }
}

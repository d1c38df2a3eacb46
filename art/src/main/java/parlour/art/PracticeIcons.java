package parlour.art;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.function.Consumer;

/**
 * White icons of practice on a grid of 24: a target, a calendar, the same cards for others, a
 * coach's whistle.
 */
final class PracticeIcons {
    private static final Color W = Color.WHITE;
    private static final double LINE = 2;

    private PracticeIcons() {}

    static void addTo(Map<String, BufferedImage> atlas) {
        put(
                atlas,
                "practice",
                p -> {
                    p.line(Shapes.circle(12, 12, 9), W, LINE);
                    p.line(Shapes.circle(12, 12, 4.6), W, LINE);
                    p.fill(Shapes.circle(12, 12, 1.4), W);
                });
        put(
                atlas,
                "calendar",
                p -> {
                    p.line(Shapes.round(3.5, 5, 17, 15.5, 2.2), W, LINE);
                    p.line("M4 10 L20 10 M8 2.8 L8 6.6 M16 2.8 L16 6.6", W, LINE);
                    p.fill(Shapes.round(13.4, 13, 4, 4, 0.8), W);
                });
        put(
                atlas,
                "code",
                p -> {
                    p.line(Shapes.round(8.5, 8.5, 12, 12, 2.2), W, LINE);
                    p.line(
                            "M15.5 5 C15.4 4.1 14.6 3.5 13.5 3.5 L5.5 3.5 C4.4 3.5 3.5 4.4 3.5 5.5"
                                    + " L3.5 13.5 C3.5 14.6 4.1 15.4 5 15.5",
                            W,
                            LINE);
                    p.fill(Shapes.path("M14.5 11.2 L17 14.5 L14.5 17.8 L12 14.5 Z"), W);
                });
        put(
                atlas,
                "coach",
                p -> {
                    p.line(
                            "M2.6 9 L14.4 9 C18.2 9 21.4 11.7 21.4 15.1 C21.4 18.5 18.4 21 15 21"
                                    + " C11.6 21 8.9 18.6 8.7 15.3 L8.6 13.6 L2.6 13.6 Z",
                            W,
                            LINE);
                    p.fill(Shapes.circle(15, 15, 2.2), W);
                    p.line("M12.4 8.6 C12.4 5.4 14.4 3 17.4 3", W, LINE);
                });
    }

    private static void put(Map<String, BufferedImage> atlas, String name, Consumer<Pen> painter) {
        atlas.put("icon-" + name, Canvas.draw(48, 48, 2, painter));
    }
}

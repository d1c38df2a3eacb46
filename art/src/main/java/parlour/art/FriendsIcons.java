package parlour.art;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.function.Consumer;

/** White icons of tables with friends on a grid of 24: friends, and what they say. */
final class FriendsIcons {
    private static final Color W = Color.WHITE;

    private FriendsIcons() {}

    static void addTo(Map<String, BufferedImage> atlas) {
        put(
                atlas,
                "friends",
                pen -> {
                    pen.fill(Shapes.circle(8, 8.4, 3.6), W);
                    pen.fill(
                            Shapes.path(
                                    "M1.2 19.6 C1.2 15.6 4 13.4 8 13.4 C12 13.4 14.8 15.6 14.8 19.6"
                                            + " C14.8 20.2 14.4 20.6 13.8 20.6 L2.2 20.6 C1.6 20.6"
                                            + " 1.2 20.2 1.2 19.6 Z"),
                            W);
                    pen.fill(Shapes.circle(16.6, 6.8, 3.1), W);
                    pen.fill(
                            Shapes.path(
                                    "M14.2 12.2 C15 11.6 15.8 11.4 16.8 11.4 C20.4 11.4 22.8 13.4"
                                            + " 22.8 16.8 C22.8 17.4 22.4 17.8 21.8 17.8 L16.6 17.8"
                                            + " C16.4 15.2 15.6 13.4 14.2 12.2 Z"),
                            W);
                });
        put(
                atlas,
                "talk",
                pen -> {
                    pen.line(
                            "M5 4.5 L19 4.5 C20.7 4.5 22 5.8 22 7.5 L22 13.5 C22 15.2 20.7 16.5 19"
                                    + " 16.5 L12 16.5 L7 20.8 L7 16.5 L5 16.5 C3.3 16.5 2 15.2 2"
                                    + " 13.5 L2 7.5 C2 5.8 3.3 4.5 5 4.5 Z",
                            W,
                            2);
                    for (double x : new double[] {7.2, 12, 16.8}) {
                        pen.fill(Shapes.circle(x, 10.5, 1.4), W);
                    }
                });
    }

    private static void put(Map<String, BufferedImage> atlas, String name, Consumer<Pen> painter) {
        atlas.put("icon-" + name, Canvas.draw(48, 48, 2, painter));
    }
}

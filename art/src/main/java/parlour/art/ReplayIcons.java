package parlour.art;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Map;

/** White icons for watching a game again, on a grid of 24. */
final class ReplayIcons {
    private static final Color W = Color.WHITE;
    private static final double LINE = 2;

    private ReplayIcons() {}

    static void addTo(Map<String, BufferedImage> atlas) {
        atlas.put(
                "icon-first",
                Canvas.draw(
                        48,
                        48,
                        2,
                        p -> {
                            p.solid("M18 6 L9.5 12 L18 18 Z", W, W, LINE);
                            p.fill(Shapes.round(4.4, 5, 3, 14, 1.4), W);
                        }));
        atlas.put(
                "icon-replay",
                Canvas.draw(
                        48,
                        48,
                        2,
                        p -> {
                            p.line(
                                    "M4.4 9.2 C5.6 6 8.5 4 12 4 C16.4 4 20 7.6 20 12 C20 16.4 16.4"
                                            + " 20 12 20 C8.6 20 5.7 17.9 4.5 14.8",
                                    W,
                                    LINE);
                            p.line("M3.8 4.2 L3.8 9.4 L9 9.4", W, LINE);
                            p.solid("M10.4 9 L15 12 L10.4 15 Z", W, W, 1.2);
                        }));
        atlas.put(
                "icon-flag",
                Canvas.draw(
                        48,
                        48,
                        2,
                        p -> {
                            p.line("M6 3.5 L6 21", W, LINE);
                            p.solid("M7 4.5 L18.5 4.5 L15.5 8.8 L18.5 13 L7 13 Z", W, W, 1.4);
                        }));
    }
}

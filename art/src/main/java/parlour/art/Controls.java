package parlour.art;

import static parlour.art.Palette.alpha;
import static parlour.art.Palette.mix;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.function.Consumer;

/** Sliders, check boxes, scroll bars and progress bars, drawn at twice their size. */
final class Controls {
    private Controls() {}

    static void addTo(Map<String, BufferedImage> atlas) {
        atlas.put(
                "slider.9",
                new NinePatch(32, 16, 12, 7, 0, 0)
                        .draw(
                                pen -> {
                                    pen.fill(Shapes.round(0, 0, 32, 16, 8), Palette.PANEL_EDGE);
                                    pen.fill(Shapes.round(2, 2, 28, 12, 6), Palette.FIELD);
                                }));
        atlas.put(
                "slider-fill.9",
                new NinePatch(32, 16, 12, 7, 0, 0)
                        .draw(
                                pen -> {
                                    pen.fill(
                                            Shapes.round(2, 2, 28, 12, 6),
                                            Pen.downward(2, Palette.GOLD_LIGHT, 14, Palette.GOLD));
                                }));
        atlas.put("slider-knob", knob());
        atlas.put("check-off", box(12, false, Controls::nothing));
        atlas.put(
                "check-on",
                box(
                        12,
                        true,
                        p -> p.line("M15 25 L21.5 31.5 L33.5 17.5", Palette.PRIMARY_TEXT, 5)));
        atlas.put("radio-off", box(22, false, Controls::nothing));
        atlas.put(
                "radio-on",
                box(22, false, p -> p.fill(Shapes.circle(24, 24, 11), Palette.PRIMARY)));
        atlas.put(
                "scroll.9",
                new NinePatch(16, 32, 7, 12, 0, 0)
                        .draw(
                                pen ->
                                        pen.fill(
                                                Shapes.round(2, 0, 12, 32, 6),
                                                alpha(Color.BLACK, 0.28))));
        atlas.put(
                "scroll-knob.9",
                new NinePatch(16, 32, 7, 12, 0, 0)
                        .draw(
                                pen ->
                                        pen.fill(
                                                Shapes.round(2, 0, 12, 32, 6),
                                                alpha(Palette.CREAM_SOFT, 0.75))));
        atlas.put(
                "white",
                Canvas.draw(16, 16, p -> p.fill(Shapes.round(0, 0, 16, 16, 0), Color.WHITE)));
        atlas.put("ring.9", ring());
        atlas.put(
                "bar.9",
                new NinePatch(24, 12, 8, 5, 0, 0)
                        .draw(pen -> pen.fill(Shapes.round(0, 0, 24, 12, 6), Color.WHITE)));
    }

    private static void nothing(Pen pen) {}

    private static BufferedImage box(double radius, boolean full, Consumer<Pen> mark) {
        return Canvas.draw(
                48,
                48,
                pen -> {
                    Shape outer = Shapes.round(2, 2, 44, 44, radius);
                    Shape inner = Shapes.round(5, 5, 38, 38, radius - 3);
                    pen.fill(
                            outer,
                            full
                                    ? Palette.GOLD_DARK
                                    : mix(Palette.PANEL_EDGE, Palette.CREAM_SOFT, 0.45));
                    pen.fill(
                            inner,
                            full
                                    ? Pen.downward(
                                            4,
                                            mix(Palette.PRIMARY, Palette.GOLD_LIGHT, 0.5),
                                            44,
                                            Palette.PRIMARY)
                                    : Palette.FIELD);
                    mark.accept(pen);
                });
    }

    private static BufferedImage knob() {
        BufferedImage shadow =
                Blur.blur(
                        Canvas.draw(
                                56,
                                56,
                                p -> p.fill(Shapes.circle(28, 30, 20), alpha(Color.BLACK, 0.55))),
                        3);
        BufferedImage body =
                Canvas.draw(
                        56,
                        56,
                        pen -> {
                            pen.fill(Shapes.circle(28, 28, 21), Palette.GOLD_DARK);
                            pen.fill(
                                    Shapes.circle(28, 28, 19),
                                    Pen.downward(8, Palette.GOLD_LIGHT, 48, Palette.GOLD));
                            pen.fill(Shapes.circle(28, 28, 7), alpha(Palette.GOLD_DARK, 0.55));
                        });
        Graphics2D g = shadow.createGraphics();
        g.drawImage(body, 0, 0, null);
        g.dispose();
        return shadow;
    }

    /** A soft white ring, to be tinted. */
    private static BufferedImage ring() {
        int size = 80;
        Shape frame = Shapes.minus(Panels.body(size, 8, 26), Panels.body(size, 12, 26));
        BufferedImage soft =
                Blur.blur(
                        Canvas.draw(
                                size,
                                size,
                                p ->
                                        p.fill(
                                                Shapes.minus(
                                                        Panels.body(size, 6, 28),
                                                        Panels.body(size, 13, 28)),
                                                alpha(Color.WHITE, 0.8))),
                        3);
        Graphics2D g = soft.createGraphics();
        g.drawImage(Canvas.draw(size, size, p -> p.fill(frame, Color.WHITE)), 0, 0, null);
        g.dispose();
        return NinePatch.of(size, 34, 16, 16).marked(soft);
    }
}

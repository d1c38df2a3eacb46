package parlour.art;

import static parlour.art.Palette.alpha;
import static parlour.art.Palette.mix;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.Map;

/** Buttons that look like lacquered wood and brass, drawn at twice their size. */
final class Buttons {
    /** Transparent space around a button for its focus ring. */
    static final int ROOM = 8;

    private static final int SIZE = 88;
    private static final double RADIUS = 18;
    private static final NinePatch PATCH = new NinePatch(SIZE, SIZE, 32, 36, 36, 20);

    private Buttons() {}

    /** The look of a button: top and bottom colours, rim, highlight along the upper edge. */
    private record Look(Color top, Color bottom, Color rim, Color light, boolean pressed) {}

    static void addTo(Map<String, BufferedImage> atlas) {
        Color b = Palette.BUTTON;
        Color deep = mix(b, Palette.PANEL, 0.35);
        Color rim = mix(b, Palette.PANEL, 0.75);
        Look up =
                new Look(
                        mix(b, Palette.FELT_LIGHT, 0.45),
                        mix(b, deep, 0.35),
                        rim,
                        alpha(Color.WHITE, 0.22),
                        false);
        Look over =
                new Look(
                        mix(Palette.BUTTON_OVER, Palette.FELT_LIGHT, 0.5),
                        b,
                        rim,
                        alpha(Palette.GOLD_LIGHT, 0.5),
                        false);
        Look down =
                new Look(
                        mix(b, Palette.PANEL, 0.45),
                        mix(b, Palette.PANEL, 0.25),
                        rim,
                        alpha(Color.BLACK, 0.25),
                        true);
        Look off =
                new Look(
                        mix(b, Palette.PANEL, 0.62),
                        mix(b, Palette.PANEL, 0.68),
                        mix(b, Palette.PANEL, 0.85),
                        alpha(Color.WHITE, 0.06),
                        false);
        put(atlas, "button", up, false);
        put(atlas, "button-over", over, false);
        put(atlas, "button-down", down, false);
        put(atlas, "button-disabled", off, false);
        put(atlas, "button-focus", over, true);

        Color g = Palette.PRIMARY;
        Color brim = mix(Palette.GOLD_DARK, Color.BLACK, 0.35);
        Look gold =
                new Look(
                        mix(g, Palette.GOLD_LIGHT, 0.6),
                        mix(g, Palette.GOLD, 0.75),
                        brim,
                        alpha(Color.WHITE, 0.6),
                        false);
        Look goldOver =
                new Look(
                        mix(g, new Color(0xfff0c4), 0.7),
                        mix(g, Palette.GOLD_LIGHT, 0.15),
                        brim,
                        alpha(Color.WHITE, 0.75),
                        false);
        Look goldDown =
                new Look(
                        mix(g, Palette.GOLD_DARK, 0.32),
                        mix(g, Palette.GOLD, 0.5),
                        brim,
                        alpha(Palette.GOLD_DARK, 0.5),
                        true);
        Color dull = mix(mix(g, new Color(0x6b6a58), 0.78), Palette.PANEL, 0.55);
        Look goldOff =
                new Look(
                        dull,
                        mix(dull, Palette.PANEL, 0.15),
                        mix(dull, Palette.PANEL, 0.6),
                        alpha(Color.WHITE, 0.08),
                        false);
        put(atlas, "button-primary", gold, false);
        put(atlas, "button-primary-over", goldOver, false);
        put(atlas, "button-primary-down", goldDown, false);
        put(atlas, "button-primary-disabled", goldOff, false);
        put(atlas, "button-primary-focus", goldOver, true);

        putQuiet(atlas, "button-quiet", 0, false);
        putQuiet(atlas, "button-quiet-over", 0.12, false);
        putQuiet(atlas, "button-quiet-down", 0.06, false);
        putQuiet(atlas, "button-quiet-focus", 0.08, true);
    }

    private static Shape body(double inset) {
        double m = ROOM + inset;
        return Shapes.round(m, m, SIZE - 2 * m, SIZE - 2 * m, RADIUS - inset);
    }

    private static void put(
            Map<String, BufferedImage> atlas, String name, Look look, boolean focus) {
        atlas.put(
                name + ".9",
                PATCH.draw(
                        pen -> {
                            double bottom = SIZE - ROOM;
                            if (focus) {
                                ring(pen);
                            }
                            if (!look.pressed) {
                                pen.placed(
                                        0,
                                        2.5,
                                        0,
                                        1,
                                        p -> p.fill(body(-0.5), alpha(Color.BLACK, 0.28)));
                            }
                            pen.fill(body(0), look.rim);
                            pen.fill(
                                    body(2),
                                    Pen.downward(ROOM, look.light, bottom, alpha(look.light, 0)));
                            pen.fill(
                                    body(look.pressed ? 2 : 3.6),
                                    Pen.downward(ROOM, look.top, bottom, look.bottom));
                            if (look.pressed) {
                                pen.fill(
                                        Shapes.minus(body(2), Shapes.at(body(2), 0, 4, 1)),
                                        look.light);
                            }
                            if (!look.pressed) {
                                pen.fill(
                                        body(2),
                                        Pen.downward(
                                                ROOM,
                                                alpha(
                                                        look.light,
                                                        look.light.getAlpha() / 255.0 * 0.35),
                                                ROOM + 26,
                                                alpha(look.light, 0)));
                            }
                        }));
    }

    private static void ring(Pen pen) {
        pen.fill(body(-7), alpha(Palette.FOCUS, 0.28));
        pen.fill(Shapes.minus(body(-6), body(-2.4)), Palette.FOCUS);
    }

    private static void putQuiet(
            Map<String, BufferedImage> atlas, String name, double light, boolean focus) {
        atlas.put(
                name + ".9",
                PATCH.draw(
                        pen -> {
                            if (focus) {
                                pen.fill(Shapes.minus(body(-6), body(-2.4)), Palette.FOCUS);
                            }
                            pen.fill(body(0), alpha(Palette.CREAM, light));
                        }));
    }
}

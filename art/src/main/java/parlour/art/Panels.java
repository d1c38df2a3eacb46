package parlour.art;

import static parlour.art.Palette.alpha;
import static parlour.art.Palette.mix;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.Map;

/** Backgrounds for text: panels, dialogs, fields, badges, tooltips; drawn at twice their size. */
final class Panels {
    /** Transparent space around a badge for the glow of the seat to move. */
    private static final int GLOW = 16;

    private Panels() {}

    static void addTo(Map<String, BufferedImage> atlas) {
        atlas.put(
                "panel.9",
                NinePatch.of(96, 40, 28, 24)
                        .draw(
                                pen -> {
                                    pen.fill(body(96, 0, 28), alpha(Palette.PANEL_EDGE, 0.9));
                                    pen.fill(body(96, 2, 28), alpha(Palette.PANEL, 0.93));
                                }));
        atlas.put("panel-light.9", NinePatch.of(112, 48, 36, 32).draw(Panels::paper));
        atlas.put("dialog.9", dialog());
        fields(atlas);
        atlas.put(
                "tooltip.9",
                NinePatch.of(64, 28, 22, 16)
                        .draw(
                                pen -> {
                                    pen.fill(body(64, 0, 16), Palette.PAPER_EDGE);
                                    pen.fill(body(64, 2, 16), Palette.PAPER);
                                }));
        atlas.put(
                "list-row-over.9",
                NinePatch.of(48, 20, 20, 12)
                        .draw(
                                pen -> {
                                    pen.fill(body(48, 0, 12), alpha(Palette.CREAM, 0.14));
                                }));
        badge(atlas, "badge", Palette.PANEL, Palette.PANEL_EDGE, false);
        badge(
                atlas,
                "badge-person",
                mix(Palette.PANEL, Palette.BUTTON, 0.55),
                Palette.FELT_LIGHT,
                false);
        badge(atlas, "badge-turn", mix(Palette.PANEL, Palette.GOLD_DARK, 0.22), Palette.TURN, true);
        atlas.put(
                "pill.9",
                new NinePatch(48, 48, 23, 23, 16, 6)
                        .draw(
                                pen -> {
                                    pen.fill(
                                            Shapes.circle(24, 24, 24),
                                            alpha(Palette.GOLD_DARK, 0.9));
                                    pen.fill(Shapes.circle(24, 24, 22), Palette.FIELD);
                                }));
        atlas.put("divider.9", new NinePatch(64, 12, 31, 5, 0, 0).draw(Panels::divider));
        atlas.put("table-inlay.9", TableInlay.draw());
        atlas.put("table-emblem", TableInlay.emblem());
    }

    static Shape body(int size, double inset, double radius) {
        return Shapes.round(
                inset, inset, size - 2 * inset, size - 2 * inset, Math.max(1, radius - inset));
    }

    private static void paper(Pen pen) {
        pen.fill(body(112, 0, 24), Palette.PAPER_EDGE);
        pen.fill(body(112, 2, 24), Palette.PAPER);
        pen.line(body(112, 12, 24), alpha(Palette.GOLD, 0.7), 2);
    }

    /** Includes its own soft shadow, so that it stands out above everything else. */
    private static BufferedImage dialog() {
        int size = 192;
        int room = 40;
        Shape outer = Shapes.round(room, room, size - 2 * room, size - 2 * room, 32);
        BufferedImage shadow =
                Blur.blur(
                        Canvas.draw(
                                size,
                                size,
                                p ->
                                        p.placed(
                                                0,
                                                8,
                                                0,
                                                1,
                                                q -> q.fill(outer, alpha(Color.BLACK, 0.6)))),
                        12);
        BufferedImage body =
                Canvas.draw(
                        size,
                        size,
                        pen -> {
                            pen.fill(outer, mix(Palette.GOLD_DARK, Palette.PANEL, 0.25));
                            pen.fill(
                                    Shapes.round(
                                            room + 2,
                                            room + 2,
                                            size - 2 * room - 4,
                                            size - 2 * room - 4,
                                            30),
                                    Palette.DIALOG);
                            pen.line(
                                    Shapes.round(
                                            room + 11,
                                            room + 11,
                                            size - 2 * room - 22,
                                            size - 2 * room - 22,
                                            22),
                                    alpha(Palette.GOLD, 0.28),
                                    2);
                        });
        Graphics2D g = shadow.createGraphics();
        g.drawImage(body, 0, 0, null);
        g.dispose();
        return NinePatch.of(size, 88, room + 40, room + 36).marked(shadow);
    }

    private static void fields(Map<String, BufferedImage> atlas) {
        field(atlas, "field", Palette.PANEL_EDGE, 2);
        field(atlas, "field-focus", Palette.FOCUS, 4);
        field(atlas, "field-bad", Palette.BAD, 4);
        atlas.put(
                "select.9",
                new NinePatch(72, 72, 26, 26, 24, 16)
                        .draw(
                                pen -> {
                                    pen.fill(body(72, 0, 16), Palette.PANEL_EDGE);
                                    pen.fill(
                                            body(72, 2, 16),
                                            Pen.downward(
                                                    0,
                                                    mix(Palette.FIELD, Palette.BUTTON, 0.45),
                                                    72,
                                                    mix(Palette.FIELD, Palette.BUTTON, 0.25)));
                                }));
    }

    private static void field(
            Map<String, BufferedImage> atlas, String name, Color edge, double width) {
        atlas.put(
                name + ".9",
                new NinePatch(72, 72, 26, 26, 24, 16)
                        .draw(
                                pen -> {
                                    pen.fill(body(72, 0, 16), edge);
                                    pen.fill(body(72, width, 16), Palette.FIELD);
                                }));
    }

    private static void badge(
            Map<String, BufferedImage> atlas, String name, Color fill, Color edge, boolean lit) {
        int size = 128;
        Shape outer = Shapes.round(GLOW, GLOW, size - 2 * GLOW, size - 2 * GLOW, 24);
        double rim = lit ? 4 : 2;
        Shape inner =
                Shapes.round(
                        GLOW + rim,
                        GLOW + rim,
                        size - 2 * (GLOW + rim),
                        size - 2 * (GLOW + rim),
                        24 - rim);
        BufferedImage picture =
                Blur.blur(
                        Canvas.draw(
                                size,
                                size,
                                p ->
                                        p.fill(
                                                outer,
                                                alpha(lit ? edge : Color.BLACK, lit ? 0.95 : 0.5))),
                        lit ? 6.5 : 4);
        BufferedImage body =
                Canvas.draw(
                        size,
                        size,
                        pen -> {
                            pen.fill(outer, edge);
                            pen.fill(
                                    inner,
                                    Pen.downward(
                                            GLOW, mix(fill, Color.WHITE, 0.06), size - GLOW, fill));
                        });
        Graphics2D g = picture.createGraphics();
        g.drawImage(body, 0, 0, null);
        g.dispose();
        atlas.put(name + ".9", NinePatch.of(size, GLOW + 30, GLOW + 20, GLOW + 14).marked(picture));
    }

    private static void divider(Pen pen) {
        pen.fill(Shapes.round(0, 5, 64, 2, 0), alpha(Palette.GOLD, 0.5));
    }
}

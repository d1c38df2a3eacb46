package parlour.art;

import static parlour.art.Palette.alpha;
import static parlour.art.Palette.mix;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;

/** All of CrossWise on one page: tiles, what is drawn under and around them, and the board. */
final class Tokens {
    /** How far shadow and glow extend beyond a tile on each side. */
    static final int REACH = 20;

    private static final int WIDE = Tile.SIZE + 2 * REACH;

    /** The factor by which the shadow's picture is reduced. */
    private static final int SOFT = 2;

    private static final int BOARD = 192;

    private Tokens() {}

    static Map<String, BufferedImage> pictures() {
        Map<String, BufferedImage> pictures = new LinkedHashMap<>();
        Symbols.addTo(pictures);
        ActionTiles.addTo(pictures);
        pictures.put("back", Tile.back());
        pictures.put("shadow", shadow());
        pictures.put("glow", glow());
        pictures.put("outline", outline());
        pictures.put("slot", slot());
        pictures.put("cell", cell());
        pictures.put("board.9", board());
        pictures.put("end.9", end());
        pictures.put("spark", Marks.spark());
        pictures.put("white", Marks.white());
        return pictures;
    }

    private static Shape tile(double grow) {
        return AffineTransform.getTranslateInstance(REACH, REACH)
                .createTransformedShape(Tile.outline(grow));
    }

    private static BufferedImage shadow() {
        BufferedImage wide = Blur.blur(softly(tile(-2), 0.42), 8.0 / SOFT);
        BufferedImage tight = Blur.blur(softly(tile(0), 0.4), 3.0 / SOFT);
        Graphics2D g = wide.createGraphics();
        g.drawImage(tight, 0, 0, null);
        g.dispose();
        return wide;
    }

    private static BufferedImage softly(Shape shape, double alpha) {
        return Canvas.draw(
                WIDE / SOFT,
                WIDE / SOFT,
                1.0 / SOFT,
                p -> p.fill(shape, alpha(Color.BLACK, alpha)));
    }

    /** White light around a tile and none behind it, to be tinted. */
    private static BufferedImage glow() {
        BufferedImage light =
                Blur.blur(Canvas.draw(WIDE, WIDE, p -> p.fill(tile(7), Color.WHITE)), 5);
        BufferedImage core = Canvas.draw(WIDE, WIDE, p -> p.fill(tile(5), Color.WHITE));
        Graphics2D g = light.createGraphics();
        g.drawImage(core, 0, 0, null);
        g.setComposite(AlphaComposite.DstOut);
        g.drawImage(Canvas.draw(WIDE, WIDE, p -> p.fill(tile(-3), Color.WHITE)), 0, 0, null);
        g.dispose();
        return light;
    }

    private static BufferedImage outline() {
        return Canvas.draw(
                Tile.SIZE,
                Tile.SIZE,
                p -> p.fill(Shapes.minus(Tile.outline(0), Tile.outline(-7)), Color.WHITE));
    }

    /** An empty place in a hand or in the pile. */
    private static BufferedImage slot() {
        return Canvas.draw(
                Tile.SIZE,
                Tile.SIZE,
                p -> {
                    p.fill(Tile.outline(-2), alpha(Color.BLACK, 0.3));
                    p.line(Tile.outline(-5), alpha(Color.WHITE, 0.4), 3);
                });
    }

    /** A cell of the board: a recess lined with felt. */
    private static BufferedImage cell() {
        return Canvas.draw(
                Tile.SIZE,
                Tile.SIZE,
                p -> {
                    p.fill(Tile.outline(0), mix(Palette.WALNUT, Color.BLACK, 0.62));
                    p.fill(Tile.outline(-2.5), mix(Palette.FELT_DARK, Color.BLACK, 0.35));
                    p.within(
                            Tile.outline(-3.5),
                            q -> {
                                q.fill(
                                        Shapes.round(3, 12, 154, 146, 24),
                                        Pen.downward(
                                                0,
                                                mix(Palette.FELT_DARK, Color.BLACK, 0.1),
                                                Tile.SIZE,
                                                Palette.FELT));
                            });
                    p.line(
                            Shapes.path("M14 156 L146 156"),
                            alpha(mix(Palette.WALNUT, Color.WHITE, 0.5), 0.5),
                            2.5);
                });
    }

    /** The walnut frame with its brass line, including its own soft shadow. */
    private static BufferedImage board() {
        int room = 16;
        Shape outer = Shapes.round(room, room, BOARD - 2 * room, BOARD - 2 * room, 26);
        BufferedImage shadow =
                Blur.blur(
                        Canvas.draw(
                                BOARD,
                                BOARD,
                                p ->
                                        p.placed(
                                                0,
                                                4,
                                                0,
                                                1,
                                                q -> q.fill(outer, alpha(Color.BLACK, 0.6)))),
                        5);
        Color wood = Palette.WALNUT;
        BufferedImage body =
                Canvas.draw(
                        BOARD,
                        BOARD,
                        p -> {
                            p.fill(outer, mix(wood, Color.BLACK, 0.5));
                            p.fill(
                                    inner(room + 2, 24),
                                    Pen.downward(
                                            room,
                                            mix(wood, Color.WHITE, 0.13),
                                            BOARD,
                                            mix(wood, Color.BLACK, 0.08)));
                            p.line(inner(room + 9, 18), Palette.GOLD, 2.4);
                            p.line(inner(room + 14, 14), alpha(Palette.GOLD_DARK, 0.7), 1.4);
                        });
        Graphics2D g = shadow.createGraphics();
        g.drawImage(body, 0, 0, null);
        g.dispose();
        return NinePatch.of(BOARD, 60, 40, 40).marked(shadow);
    }

    private static Shape inner(double inset, double radius) {
        return Shapes.round(inset, inset, BOARD - 2 * inset, BOARD - 2 * inset, radius);
    }

    /** The end of a line in white, to be tinted with a team's colour. */
    private static BufferedImage end() {
        return NinePatch.of(48, 20, 4, 4)
                .draw(
                        pen -> {
                            pen.fill(Panels.body(48, 0, 14), Color.WHITE);
                        });
    }
}

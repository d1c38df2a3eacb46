package parlour.art;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;

/** The brass line inlaid in the felt, with a painted scroll in each corner. */
final class TableInlay {
    private static final int SIZE = 256;
    private static final double STRENGTH = 0.5;

    /** The scroll with its curl on the other side. */
    private static final Shape SCROLL =
            new AffineTransform(0, -1, -1, 0, 0, 0).createTransformedShape(Ornament.scroll());

    private TableInlay() {}

    static BufferedImage draw() {
        Color brass = Palette.GOLD;
        BufferedImage inlay =
                Canvas.draw(
                        SIZE,
                        SIZE,
                        pen -> {
                            pen.line(Shapes.round(5, 5, SIZE - 10, SIZE - 10, 50), brass, 3);
                            pen.line(Shapes.round(13, 13, SIZE - 26, SIZE - 26, 42), brass, 1.2);
                            for (int i = 0; i < 4; i++) {
                                pen.placed(
                                        SIZE / 2.0, SIZE / 2.0, 90 * i, 1, p -> corner(p, brass));
                            }
                        });
        return NinePatch.of(SIZE, 124, 24, 24).marked(faint(inlay));
    }

    /** The large white star for the middle of the table, to be drawn very faintly on the felt. */
    static BufferedImage emblem() {
        Color white = Color.WHITE;
        return Canvas.draw(
                420,
                420,
                pen ->
                        pen.placed(
                                210,
                                210,
                                0,
                                1,
                                p -> {
                                    p.fill(Ornament.star(96), white);
                                    p.line(Shapes.circle(0, 0, 128), white, 2.5);
                                    p.line(Shapes.circle(0, 0, 136), white, 1.2);
                                    for (int i = 0; i < 8; i++) {
                                        p.placed(
                                                0,
                                                0,
                                                45 * i,
                                                1,
                                                q -> {
                                                    q.placed(
                                                            0,
                                                            -146,
                                                            0,
                                                            1,
                                                            r -> {
                                                                r.mirrored(
                                                                        s ->
                                                                                s.placed(
                                                                                        3,
                                                                                        0,
                                                                                        12,
                                                                                        0.92,
                                                                                        t ->
                                                                                                t
                                                                                                        .fill(
                                                                                                                Ornament
                                                                                                                        .scroll(),
                                                                                                                white)));
                                                                r.fill(
                                                                        Shapes.at(
                                                                                Ornament.drop(),
                                                                                0,
                                                                                -20,
                                                                                1.6),
                                                                        white);
                                                                r.fill(
                                                                        Shapes.circle(0, -10, 3),
                                                                        white);
                                                            });
                                                    q.placed(
                                                            0,
                                                            0,
                                                            22.5,
                                                            1,
                                                            r ->
                                                                    r.fill(
                                                                            Shapes.lozenge(
                                                                                    0, -148, 4, 6),
                                                                            white));
                                                });
                                    }
                                }));
    }

    /** All parts fade together, so that overlaps do not show through twice. */
    private static BufferedImage faint(BufferedImage image) {
        int[] pixels = Canvas.pixels(image);
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] =
                    (int) Math.round((pixels[i] >>> 24) * STRENGTH) << 24 | pixels[i] & 0xffffff;
        }
        return image;
    }

    /** Two scrolls run from the corner along its sides; a bud between them points to the middle. */
    private static void corner(Pen pen, Color brass) {
        pen.placed(
                -SIZE / 2.0 + 29,
                -SIZE / 2.0 + 29,
                -45,
                1,
                p -> {
                    p.mirrored(
                            q -> {
                                q.placed(3, 10, 82, 1.08, r -> r.fill(SCROLL, brass));
                                q.placed(20, 22, 28, 0.6, r -> r.fill(Ornament.leaf(), brass));
                            });
                    p.fill(Shapes.at(Shapes.turned(Ornament.drop(), 180), 0, 20, 1.1), brass);
                    p.fill(Shapes.lozenge(0, 9, 4, 4), brass);
                    p.fill(Shapes.circle(0, 48, 2.2), brass);
                });
    }
}

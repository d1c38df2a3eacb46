package parlour.art;

import static parlour.art.Palette.alpha;

import java.awt.Color;
import java.awt.image.BufferedImage;

/** The brass line let into the felt, with a painted scroll in each corner. */
final class TableInlay {
    private static final int SIZE = 256;

    private TableInlay() {}

    static BufferedImage draw() {
        return NinePatch.of(SIZE, 124, 24, 24)
                .draw(
                        pen -> {
                            Color brass = alpha(Palette.GOLD, 0.5);
                            pen.line(
                                    Shapes.round(6, 6, SIZE - 12, SIZE - 12, 56),
                                    alpha(Palette.GOLD, 0.55),
                                    3);
                            pen.line(
                                    Shapes.round(16, 16, SIZE - 32, SIZE - 32, 46),
                                    alpha(Palette.GOLD, 0.28),
                                    2);
                            for (int i = 0; i < 4; i++) {
                                pen.placed(
                                        SIZE / 2.0, SIZE / 2.0, 90 * i, 1, p -> corner(p, brass));
                            }
                        });
    }

    private static void corner(Pen pen, Color brass) {
        pen.placed(
                -SIZE / 2.0 + 34,
                -SIZE / 2.0 + 34,
                45,
                1,
                p -> {
                    p.mirrored(
                            q -> q.placed(8, 26, 90, 0.8, r -> r.fill(Ornament.scroll(), brass)));
                    p.fill(Shapes.at(Ornament.drop(), 0, 24, 1.1), brass);
                });
    }
}

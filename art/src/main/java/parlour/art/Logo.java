package parlour.art;

import static parlour.art.Palette.alpha;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/** The word mark: the name in brass above a rule with the star and the four suits. */
final class Logo {
    static final int WIDTH = 900;
    static final int HEIGHT = 300;

    private Logo() {}

    static BufferedImage draw() {
        BufferedImage shadow =
                Blur.blur(
                        Canvas.draw(
                                WIDTH,
                                HEIGHT,
                                p ->
                                        p.placed(
                                                0,
                                                5,
                                                0,
                                                1,
                                                q ->
                                                        all(
                                                                q,
                                                                alpha(Color.BLACK, 0.55),
                                                                alpha(Color.BLACK, 0.4)))),
                        5);
        BufferedImage mark = Canvas.draw(WIDTH, HEIGHT, p -> all(p, null, Palette.GOLD));
        Graphics2D g = shadow.createGraphics();
        g.drawImage(mark, 0, 0, null);
        g.dispose();
        return shadow;
    }

    private static void all(Pen pen, Color flat, Color rule) {
        Shape word = Lettering.word(11);
        Rectangle2D box = word.getBounds2D();
        double scale = 832 / box.getWidth();
        Shape placed = Shapes.at(word, WIDTH / 2.0 - box.getCenterX() * scale, 186, scale);
        pen.fill(
                placed,
                flat != null ? flat : Pen.downward(56, new Color(0xf9e6b0), 190, Palette.GOLD));
        pen.placed(
                WIDTH / 2.0,
                244,
                0,
                1,
                p -> {
                    p.fill(Ornament.star(21), rule);
                    double[] suits = {-116, -62, 62, 116};
                    for (int i = 0; i < 4; i++) {
                        Suit suit =
                                new Suit[] {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS}[i];
                        p.fill(suit.shape(suits[i], 0, 25), rule);
                    }
                    p.mirrored(
                            q -> {
                                q.fill(
                                        Shapes.path("M150 -1.5 L410 -0.4 L410 0.4 L150 1.5 Z"),
                                        rule);
                                q.fill(Shapes.lozenge(150, 0, 5, 5), rule);
                            });
                });
    }
}

package parlour.art;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;

/** What is drawn under, around and over a card: shadow, glow, outline, an empty place, sparks. */
final class Marks {
    /** How far shadow and glow extend beyond the card on each side. */
    static final int REACH = 30;

    private static final int WIDE = CardFace.WIDTH + 2 * REACH;
    private static final int HIGH = CardFace.HEIGHT + 2 * REACH;

    /** The factor by which the shadow's picture is reduced. */
    private static final int SOFT = 3;

    private Marks() {}

    private static Shape card(double grow) {
        return AffineTransform.getTranslateInstance(REACH, REACH)
                .createTransformedShape(
                        Shapes.round(
                                CardFace.MARGIN - grow,
                                CardFace.MARGIN - grow,
                                CardFace.WIDTH - 2 * CardFace.MARGIN + 2 * grow,
                                CardFace.HEIGHT - 2 * CardFace.MARGIN + 2 * grow,
                                CardFace.CORNER + grow));
    }

    /**
     * Two shadows in one: a tight one that grounds the card and a wide one that gives it height.
     * Small, because it is soft, and enlarging costs less than shrinking.
     */
    static BufferedImage shadow() {
        BufferedImage wide = Blur.blur(softly(card(-2), 0.42), 11.0 / SOFT);
        BufferedImage tight = Blur.blur(softly(card(0), 0.38), 3.0 / SOFT);
        Graphics2D g = wide.createGraphics();
        g.drawImage(tight, 0, 0, null);
        g.dispose();
        return black(wide);
    }

    private static BufferedImage softly(Shape shape, double alpha) {
        return Canvas.draw(
                WIDE / SOFT,
                HIGH / SOFT,
                1.0 / SOFT,
                p -> p.fill(shape, alpha(Color.BLACK, alpha)));
    }

    /** White light around the card and none behind it, to be tinted. */
    static BufferedImage glow() {
        BufferedImage light =
                Blur.blur(Canvas.draw(WIDE, HIGH, p -> p.fill(card(9), Color.WHITE)), 7);
        BufferedImage core = Canvas.draw(WIDE, HIGH, p -> p.fill(card(4), Color.WHITE));
        Graphics2D g = light.createGraphics();
        g.drawImage(core, 0, 0, null);
        g.dispose();
        BufferedImage hole = Canvas.draw(WIDE, HIGH, p -> p.fill(card(-3), Color.WHITE));
        Graphics2D cut = light.createGraphics();
        cut.setComposite(AlphaComposite.DstOut);
        cut.drawImage(hole, 0, 0, null);
        cut.dispose();
        return white(light);
    }

    static BufferedImage outline() {
        return Canvas.draw(
                CardFace.WIDTH,
                CardFace.HEIGHT,
                p -> p.fill(Shapes.minus(CardFace.paper(0), CardFace.paper(5)), Color.WHITE));
    }

    static BufferedImage slot() {
        return Canvas.draw(
                CardFace.WIDTH,
                CardFace.HEIGHT,
                p -> {
                    p.fill(CardFace.paper(3), new Color(0, 0, 0, 38));
                    p.g().setPaint(new Color(255, 255, 255, 120));
                    p.g().setStroke(
                                    new BasicStroke(
                                            3.2f,
                                            BasicStroke.CAP_ROUND,
                                            BasicStroke.JOIN_ROUND,
                                            1,
                                            new float[] {13.06f, 11},
                                            0));
                    p.g().draw(CardFace.paper(6));
                });
    }

    static BufferedImage white() {
        return Canvas.draw(32, 32, p -> p.fill(Shapes.round(0, 0, 32, 32, 0), Color.WHITE));
    }

    /** A four-pointed star with a soft centre. */
    static BufferedImage spark() {
        int size = 64;
        BufferedImage soft =
                Blur.blur(
                        Canvas.draw(
                                size,
                                size,
                                p -> p.fill(Shapes.circle(32, 32, 11), alpha(Color.WHITE, 0.75))),
                        6);
        BufferedImage star =
                Canvas.draw(
                        size,
                        size,
                        p -> {
                            p.fill(
                                    Shapes.path(
                                            "M32 2 C33.5 24 40 30.5 62 32 C40 33.5 33.5 40 32 62"
                                                + " C30.5 40 24 33.5 2 32 C24 30.5 30.5 24 32 2 Z"),
                                    Color.WHITE);
                        });
        Graphics2D g = soft.createGraphics();
        g.drawImage(star, 0, 0, null);
        g.dispose();
        return white(soft);
    }

    private static Color alpha(Color color, double alpha) {
        return Palette.alpha(color, alpha);
    }

    /**
     * Transparent pixels keep the colour too, so that filtering between pixels draws no dark rim.
     */
    private static BufferedImage white(BufferedImage image) {
        return tint(image, 0xffffff);
    }

    private static BufferedImage black(BufferedImage image) {
        return tint(image, 0);
    }

    private static BufferedImage tint(BufferedImage image, int rgb) {
        int[] pixels = Canvas.pixels(image);
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = pixels[i] & 0xff000000 | rgb;
        }
        return image;
    }
}

package parlour.art;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/**
 * The court cards: one half is drawn twice, the second time turned round, and a woven sash covers
 * the seam.
 */
final class Courts {
    /** How steeply the sash falls from left to right. */
    private static final double SLANT = 14;

    private Courts() {}

    static void draw(Pen pen, Card card, Deck deck) {
        CourtColours colours = CourtColours.of(card.suit(), deck.four);
        Shape panel = panel(0);
        pen.placed(
                CardFace.WIDTH / 2.0,
                CardFace.HEIGHT / 2.0,
                0,
                1,
                centred -> {
                    centred.fill(panel, colours.field());
                    centred.within(
                            panel,
                            p -> {
                                half(p, card, colours);
                                p.placed(0, 0, 180, 1, turned -> half(turned, card, colours));
                                p.placed(0, 0, SLANT, 1, q -> Weave.sash(q, card.rank(), colours));
                            });
                    centred.line(panel, CourtColours.INK, 2);
                    centred.line(panel(3.2), CourtColours.GOLD, 1.6);
                });
    }

    /** The picture's edge: a rectangle that leaves two corners to the indices. */
    private static Shape panel(double inset) {
        double x = 102 - inset;
        double y = 150 - inset;
        double nx = 57 - inset;
        double ny = 56 - inset;
        double r = 9 - inset * 0.5;
        String path =
                String.format(
                        java.util.Locale.ROOT,
                        "M%1$f %2$f L%3$f %2$f Q%4$f %2$f %4$f %5$f L%4$f %6$f Q%4$f %7$f %8$f %7$f"
                            + " L%9$f %7$f Q%10$f %7$f %10$f %11$f L%10$f %12$f Q%10$f %13$f %14$f"
                            + " %13$f",
                        -nx + r,
                        -y,
                        x - r,
                        x,
                        -y + r,
                        ny - r,
                        ny,
                        x - r,
                        nx + r,
                        nx,
                        ny + r,
                        y - r,
                        y,
                        nx - r);
        Shape half = Shapes.path(path);
        java.awt.geom.Path2D whole = new java.awt.geom.Path2D.Double(half);
        whole.append(AffineTransform.getRotateInstance(Math.PI).createTransformedShape(half), true);
        whole.closePath();
        return whole;
    }

    private static void half(Pen pen, Card card, CourtColours colours) {
        Shape above =
                AffineTransform.getRotateInstance(Math.toRadians(SLANT))
                        .createTransformedShape(new Rectangle2D.Double(-200, -300, 400, 300));
        pen.within(above, p -> figure(p, card, colours));
    }

    /** Head and shoulders before a halo, from the line y = 0 upwards. */
    static void figure(Pen pen, Card card, CourtColours colours) {
        background(pen);
        switch (card.rank()) {
            case "K" -> King.draw(pen, card.suit(), colours);
            case "Q" -> Queen.draw(pen, card.suit(), colours);
            default -> Jack.draw(pen, card.suit(), colours);
        }
    }

    private static void background(Pen pen) {
        for (int i = 0; i < 36; i++) {
            double a = Math.toRadians(i * 10);
            double x = Math.cos(a);
            double y = Math.sin(a);
            pen.segment(
                    HEAD_X + 58 * x,
                    HEAD_Y + 58 * y,
                    HEAD_X + 150 * x,
                    HEAD_Y + 150 * y,
                    Palette.alpha(CourtColours.GOLD, 0.55),
                    1.2);
        }
        pen.fill(
                Shapes.circle(HEAD_X, HEAD_Y, 54),
                Palette.mix(Palette.PAPER, CourtColours.GOLD, 0.3));
        pen.line(Shapes.circle(HEAD_X, HEAD_Y, 54), CourtColours.GOLD, 1.6);
    }

    static final double HEAD_X = 4;
    static final double HEAD_Y = -88;
}

package parlour.art;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.function.Consumer;

/**
 * The court cards: one half is drawn twice, the second time rotated, and a woven sash covers the
 * seam.
 */
final class Courts {
    /** How steeply the sash descends from left to right. */
    private static final double SLANT = 14;

    /** Jokers wear the stars of kings, whom they outrank. */
    private static final String JOKER_SASH = "K";

    private Courts() {}

    static void draw(Pen pen, Card card, Deck deck) {
        CourtColours colours = CourtColours.of(card.suit(), deck.four);
        draw(pen, colours, card.rank(), p -> figure(p, card, colours));
    }

    static void draw(Pen pen, Joker joker) {
        draw(pen, joker.colours(), JOKER_SASH, p -> figure(p, joker));
    }

    private static void draw(Pen pen, CourtColours colours, String sash, Consumer<Pen> figure) {
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
                                half(p, figure);
                                p.placed(0, 0, 180, 1, turned -> half(turned, figure));
                                p.placed(0, 0, SLANT, 1, q -> Weave.sash(q, sash, colours));
                            });
                    centred.line(panel, CourtColours.INK, 2);
                    centred.line(panel(3.2), CourtColours.GOLD, 1.6);
                });
    }

    /** The picture's edge: a rectangle with two corners cut out for the indices. */
    private static Shape panel(double inset) {
        double x = 102 - inset;
        double y = 150 - inset;
        double nx = 57 - inset;
        double ny = 56 - inset;
        double[][] corners = {
            {-nx, -y}, {x, -y}, {x, ny}, {nx, ny}, {nx, y}, {-x, y}, {-x, -ny}, {-nx, -ny}
        };
        return Shapes.rounded(9 - inset * 0.5, corners);
    }

    private static void half(Pen pen, Consumer<Pen> figure) {
        Shape above =
                AffineTransform.getRotateInstance(Math.toRadians(SLANT))
                        .createTransformedShape(new Rectangle2D.Double(-200, -300, 400, 300));
        pen.within(above, figure);
    }

    /** Head and shoulders in front of a halo, from the line y = 0 upwards. */
    static void figure(Pen pen, Card card, CourtColours colours) {
        background(pen);
        switch (card.rank()) {
            case "K" -> King.draw(pen, card.suit(), colours);
            case "Q" -> Queen.draw(pen, card.suit(), colours);
            default -> Jack.draw(pen, card.suit(), colours);
        }
    }

    static void figure(Pen pen, Joker joker) {
        background(pen);
        Jester.draw(pen, joker);
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

package parlour.art;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** The front of a card: paper, two indices, and pips, an ace or a court figure between them. */
final class CardFace {
    static final int WIDTH = 240;
    static final int HEIGHT = 336;

    /** Transparent pixels around the paper, so that a rotated card keeps a smooth edge. */
    static final double MARGIN = 2;

    static final double CORNER = 15;

    private final Deck deck;
    private final Fonts fonts;

    CardFace(Deck deck, Fonts fonts) {
        this.deck = deck;
        this.fonts = fonts;
    }

    static Shape paper(double inset) {
        double m = MARGIN + inset;
        return Shapes.round(m, m, WIDTH - 2 * m, HEIGHT - 2 * m, CORNER - inset);
    }

    BufferedImage draw(Card card) {
        return drawAt(card, 1);
    }

    /** The face at another scale, for close inspection. */
    BufferedImage drawAt(Card card, double scale) {
        return drawAt(
                scale,
                pen -> {
                    if (deck.large) {
                        new LargeFace(deck, fonts).draw(pen, card);
                        return;
                    }
                    middle(pen, card);
                    twice(pen, p -> index(p, card));
                });
    }

    BufferedImage draw(Joker joker) {
        return drawAt(
                1,
                pen -> {
                    if (deck.large) {
                        new LargeFace(deck, fonts).draw(pen, joker);
                        return;
                    }
                    Courts.draw(pen, joker);
                    twice(pen, p -> index(p, joker));
                });
    }

    private static BufferedImage drawAt(double scale, Consumer<Pen> painter) {
        return Canvas.draw(
                (int) Math.round(WIDTH * scale),
                (int) Math.round(HEIGHT * scale),
                scale,
                pen -> {
                    pen.fill(paper(0), Palette.PAPER_EDGE);
                    pen.fill(paper(1.5), Palette.PAPER);
                    painter.accept(pen);
                });
    }

    /** Draws upright and once more upside down. */
    private static void twice(Pen pen, Consumer<Pen> index) {
        index.accept(pen);
        pen.placed(WIDTH, HEIGHT, 180, 1, index);
    }

    private void middle(Pen pen, Card card) {
        Color color = deck.color(card.suit());
        if (card.isCourt()) {
            Courts.draw(pen, card, deck);
        } else if (card.rank().equals("A")) {
            Aces.draw(pen, card.suit(), color);
        } else {
            Pips.draw(pen, card, color);
        }
    }

    private void index(Pen pen, Card card) {
        Color color = deck.color(card.suit());
        double centre = card.rank().equals("10") ? 33.5 : 32.5;
        Shape rank = fonts.rank(card.rank(), false, 0, 15, 50, card.rank().equals("10") ? 43 : 40);
        Rectangle2D box = rank.getBounds2D();
        pen.fill(Shapes.at(rank, centre - box.getCenterX(), 0, 1), color);
        pen.fill(card.suit().shape(centre, 90, 36), color);
    }

    /** A cap in place of the rank, the moon or the sun in place of the suit. */
    private static void index(Pen pen, Joker joker) {
        pen.placed(33, 41, 0, 1.12, p -> Jester.cap(p, joker.ink));
        joker.sign(pen, 33, 90, 18, joker.ink);
    }
}

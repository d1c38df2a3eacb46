package parlour.art;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/** The front of a card: paper, two indices, and pips, an ace or a court between them. */
final class CardFace {
    static final int WIDTH = 240;
    static final int HEIGHT = 336;

    /** Clear pixels round the paper, so that a turned card keeps a smooth edge. */
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

    /** The face at another size, for looking closely. */
    BufferedImage drawAt(Card card, double scale) {
        return Canvas.draw(
                (int) Math.round(WIDTH * scale),
                (int) Math.round(HEIGHT * scale),
                scale,
                pen -> {
                    pen.fill(paper(0), Palette.PAPER_EDGE);
                    pen.fill(paper(1.5), Palette.PAPER);
                    if (deck.large) {
                        new LargeFace(deck, fonts).draw(pen, card);
                        return;
                    }
                    middle(pen, card);
                    index(pen, card);
                    pen.placed(WIDTH, HEIGHT, 180, 1, turned -> index(turned, card));
                });
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
}

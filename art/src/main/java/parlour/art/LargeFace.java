package parlour.art;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/**
 * A face for weak eyes: a huge rank and suit, read the right way up; courts keep their portrait.
 */
final class LargeFace {
    private final Deck deck;
    private final Fonts fonts;

    LargeFace(Deck deck, Fonts fonts) {
        this.deck = deck;
        this.fonts = fonts;
    }

    void draw(Pen pen, Card card) {
        Color color = deck.color(card.suit());
        Shape rank =
                fonts.rank(card.rank(), true, 0, 22, 126, card.rank().equals("10") ? 132 : 126);
        Rectangle2D box = rank.getBounds2D();
        pen.fill(Shapes.at(rank, 17 - box.getX(), 0, 1), color);
        pen.fill(card.suit().shape(CardFace.WIDTH - 46, 54, 66), color);
        if (card.isCourt()) {
            portrait(pen, card);
        } else {
            pen.fill(card.suit().shape(CardFace.WIDTH / 2.0 + 12, 240, 148), color);
        }
    }

    private void portrait(Pen pen, Card card) {
        Shape frame = Shapes.round(17, 168, 206, 151, 9);
        CourtColours colours = CourtColours.of(card.suit(), deck.four);
        pen.fill(frame, colours.field());
        pen.within(frame, p -> p.placed(116, 319, 0, 1, q -> Courts.figure(q, card, colours)));
        pen.line(frame, CourtColours.INK, 2);
        pen.line(Shapes.round(20.2, 171.2, 199.6, 144.6, 6.4), CourtColours.GOLD, 1.6);
    }
}

package parlour.art;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/** A face for weak eyes: one huge rank, one huge suit, nothing else, read the right way up. */
final class LargeFace {
    private final Deck deck;
    private final Fonts fonts;

    LargeFace(Deck deck, Fonts fonts) {
        this.deck = deck;
        this.fonts = fonts;
    }

    void draw(Pen pen, Card card) {
        Color color = deck.color(card.suit());
        boolean ten = card.rank().equals("10");
        Shape rank = fonts.rank(card.rank(), true, 0, 20, 128, ten ? 150 : 128);
        Rectangle2D box = rank.getBounds2D();
        double left = 18;
        pen.fill(Shapes.at(rank, left - box.getX(), 0, 1), color);
        pen.fill(card.suit().shape(CardFace.WIDTH - 32 - 34, 48, 56), color);
        pen.fill(card.suit().shape(CardFace.WIDTH / 2.0 + 18, 238, 150), color);
    }
}

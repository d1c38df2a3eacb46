package parlour.art;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.function.Consumer;

/** A card face for poor eyesight: a huge upright rank and suit; courts keep their portrait. */
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

    void draw(Pen pen, Joker joker) {
        pen.placed(78, 86, 0, 2.8, p -> Jester.cap(p, joker.ink));
        joker.sign(pen, CardFace.WIDTH - 46, 54, 33, joker.ink);
        portrait(pen, joker.colours(), p -> Courts.figure(p, joker));
    }

    private void portrait(Pen pen, Card card) {
        CourtColours colours = CourtColours.of(card.suit(), deck.four);
        portrait(pen, colours, p -> Courts.figure(p, card, colours));
    }

    private static void portrait(Pen pen, CourtColours colours, Consumer<Pen> figure) {
        Shape frame = Shapes.round(17, 168, 206, 151, 9);
        pen.fill(frame, colours.field());
        pen.within(frame, p -> p.placed(116, 319, 0, 1, figure));
        pen.line(frame, CourtColours.INK, 2);
        pen.line(Shapes.round(20.2, 171.2, 199.6, 144.6, 6.4), CourtColours.GOLD, 1.6);
    }
}

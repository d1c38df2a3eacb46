package parlour.art;

/** The court cards: one half is drawn twice, the second time turned round. */
final class Courts {
    private Courts() {}

    static void draw(Pen pen, Card card, Deck deck) {
        pen.fill(card.suit().shape(120, 110, 60), deck.color(card.suit()));
        pen.fill(card.suit().shape(120, 226, 60), deck.color(card.suit()));
    }
}

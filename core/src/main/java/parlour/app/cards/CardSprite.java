package parlour.app.cards;

import parlour.cards.Card;

import java.util.Optional;

/** One card as it is drawn. */
public final class CardSprite extends Sprite {
    private Optional<Card> card = Optional.empty();

    /** The card, if anybody here may know it. */
    public Optional<Card> card() {
        return card;
    }

    public boolean is(Card other) {
        return card.isPresent() && card.get() == other;
    }

    public void become(Card known) {
        card = Optional.of(known);
    }

    /** Only its back is known. */
    public void forget() {
        card = Optional.empty();
    }
}

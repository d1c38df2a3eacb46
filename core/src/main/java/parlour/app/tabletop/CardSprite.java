package parlour.app.tabletop;

import parlour.app.look.Face;
import parlour.cards.Card;

import java.util.Optional;

/** A card on the table. */
public final class CardSprite extends Sprite {
    private Optional<Face> face = Optional.empty();
    private Optional<Card> card = Optional.empty();

    /** The card's face, if the viewer may know it. */
    public Optional<Face> face() {
        return face;
    }

    /** The card, if it is known and not a joker. */
    public Optional<Card> card() {
        return card;
    }

    public boolean is(Card other) {
        return is(Face.of(other));
    }

    public boolean is(Face other) {
        return face.isPresent() && face.get() == other;
    }

    public void become(Card known) {
        become(Face.of(known));
    }

    public void become(Face known) {
        face = Optional.of(known);
        card = known.card();
    }

    /** Makes the face unknown, so that only the back can be shown. */
    public void forget() {
        face = Optional.empty();
        card = Optional.empty();
    }
}

package parlour.app.cards;

import java.util.List;
import java.util.Optional;

/** The keys on the cards. */
public final class CardKeys extends ChoosingKeys {
    private final Picking picking;

    public CardKeys(Picking picking) {
        this.picking = picking;
    }

    @Override
    protected boolean active() {
        return picking.active();
    }

    @Override
    protected void number(int number) {
        picking.number(number);
    }

    @Override
    protected boolean pick() {
        picking.focus().ifPresent(picking::click);
        return picking.focus().isPresent();
    }

    @Override
    protected void tab() {
        boolean inHand =
                picking.focus().isPresent() && picking.hand().contains(picking.focus().get());
        if (inHand && !picking.table().isEmpty()) {
            focusFirst(picking.table());
        } else {
            focusHand();
        }
    }

    private void focusFirst(List<CardSprite> cards) {
        CardSprite first = null;
        for (CardSprite sprite : cards) {
            if (first == null || reads(sprite) < reads(first)) {
                first = sprite;
            }
        }
        picking.focus(Optional.ofNullable(first));
    }

    /** The hand is in order already, and may be bent like a fan. */
    private void focusHand() {
        picking.focus(picking.hand().stream().findFirst());
    }

    /** Earlier in the order of reading is less. */
    private static float reads(CardSprite sprite) {
        return sprite.home().x - 100 * sprite.home().y;
    }

    @Override
    protected void move(Arrow arrow) {
        if (picking.focus().isEmpty()) {
            focusHand();
            return;
        }
        Optional<CardSprite> next = picking.next(picking.focus().get(), arrow);
        if (next.isPresent()) {
            picking.focus(next);
        }
    }
}

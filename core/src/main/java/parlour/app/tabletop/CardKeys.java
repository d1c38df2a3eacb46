package parlour.app.tabletop;

import java.util.List;
import java.util.Optional;

/** Keyboard input for cards. */
public final class CardKeys extends SelectionKeys {
    private final CardActions cardActions;

    public CardKeys(CardActions cardActions) {
        this.cardActions = cardActions;
    }

    @Override
    protected boolean active() {
        return cardActions.active();
    }

    @Override
    protected void number(int number) {
        cardActions.number(number);
    }

    @Override
    protected boolean pick() {
        cardActions.focus().ifPresent(cardActions::click);
        return cardActions.focus().isPresent();
    }

    @Override
    protected void tab() {
        boolean inHand =
                cardActions.focus().isPresent()
                        && cardActions.hand().contains(cardActions.focus().get());
        if (inHand && !cardActions.table().isEmpty()) {
            focusFirst(cardActions.table());
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
        cardActions.focus(Optional.ofNullable(first));
    }

    /** The hand is sorted already and may be curved like a fan, so its positions are not used. */
    private void focusHand() {
        cardActions.focus(cardActions.hand().stream().findFirst());
    }

    /** Sorts cards in reading order. */
    private static float reads(CardSprite sprite) {
        return sprite.home().x - 100 * sprite.home().y;
    }

    @Override
    protected void move(Direction direction) {
        if (cardActions.focus().isEmpty()) {
            focusHand();
            return;
        }
        Optional<CardSprite> next = cardActions.next(cardActions.focus().get(), direction);
        if (next.isPresent()) {
            cardActions.focus(next);
        }
    }
}

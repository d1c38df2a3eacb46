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
        List<CardSprite> stops = cardActions.tabStops();
        Optional<CardSprite> from = cardActions.focus().or(cardActions::chosen);
        if (!stops.isEmpty()) {
            int next = from.map(stops::indexOf).orElse(-1) + 1;
            cardActions.focus(Optional.of(stops.get(next % stops.size())));
        }
    }

    /** The hand is sorted already and may be curved like a fan, so its positions are not used. */
    private void focusHand() {
        cardActions.focus(cardActions.hand().stream().findFirst());
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

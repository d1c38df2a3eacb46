package parlour.app.tabletop;

import parlour.app.game.GameTable;
import parlour.app.game.VisiblePosition;
import parlour.app.widget.Ui;

import java.util.List;
import java.util.Optional;

/** A person choosing a move with the cards at the bottom of the table. */
public abstract class CardMoveSelector<S, M, V> extends MoveSelector<S, M, V>
        implements CardActions {
    private Optional<CardSprite> focus = Optional.empty();
    private boolean asked;

    protected CardMoveSelector(
            Ui ui, VisiblePosition<S, M, V> position, GameTable.Listener<M> listener) {
        super(ui, position, listener);
    }

    /** The seat at the bottom. */
    protected abstract int viewer();

    /** The hand at the bottom, whoever is choosing. */
    protected abstract List<CardSprite> own();

    /** Forgets what is picked or suggested. */
    protected abstract void forget();

    /** Forgets what is picked or suggested of cards that are gone. */
    protected abstract void forgetGone();

    @Override
    public final void ask(boolean somebody) {
        if (asked == somebody) {
            return;
        }
        asked = somebody;
        if (asked) {
            changed();
        } else {
            clear();
        }
    }

    /** Whether the person at the bottom is choosing now. */
    @Override
    public final boolean active() {
        return asked && position.turn() == viewer() && position.moverVisible();
    }

    @Override
    public final List<CardSprite> hand() {
        return active() ? own() : List.of();
    }

    @Override
    public final void clear() {
        forget();
        focus = Optional.empty();
        changed();
    }

    /** Cards came or went: what is gone is let go. */
    public final void cardsMoved() {
        forgetGone();
        focus = focus.filter(sprite -> hand().contains(sprite) || table().contains(sprite));
        changed();
    }

    @Override
    public final Optional<CardSprite> focus() {
        return focus;
    }

    @Override
    public final void focus(Optional<CardSprite> sprite) {
        if (!focus.equals(sprite)) {
            focus = sprite;
            show();
        }
    }

    /** Whether the keys are at a card. */
    protected final boolean focused(CardSprite sprite) {
        return focus.isPresent() && focus.get() == sprite;
    }
}

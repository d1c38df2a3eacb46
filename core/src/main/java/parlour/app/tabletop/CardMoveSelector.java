package parlour.app.tabletop;

import parlour.app.game.GameTable;
import parlour.app.game.VisiblePosition;
import parlour.app.widget.Ui;

import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/** Lets a person select a move with the cards at the bottom of the table. */
public abstract class CardMoveSelector<S, M, V> extends MoveSelector<S, M, V>
        implements CardActions {
    private Optional<CardSprite> focus = Optional.empty();
    private final IntSupplier viewer;
    private final List<List<CardSprite>> hands;
    private boolean asked;

    /**
     * @param viewer the seat at the bottom of the table
     * @param hands the cards in hand by seat
     */
    protected CardMoveSelector(
            Ui ui,
            VisiblePosition<S, M, V> position,
            GameTable.Listener<M> listener,
            IntSupplier viewer,
            List<List<CardSprite>> hands) {
        super(ui, position, listener);
        this.viewer = viewer;
        this.hands = hands;
    }

    /** The cards of the hand at the bottom, whoever is choosing. */
    protected final List<CardSprite> own() {
        return hands.get(viewer.getAsInt());
    }

    /** Clears the selection and the hint. */
    protected abstract void forget();

    /** Removes cards that are gone from the selection and the hint. */
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

    /** Whether the person at the bottom is choosing a move now. */
    @Override
    public final boolean active() {
        return asked && position.turn() == viewer.getAsInt() && position.moverVisible();
    }

    @Override
    public final boolean slides() {
        return ui.shape().phone();
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

    /** Updates the selection and the focus after cards have come or gone. */
    public final void cardsMoved() {
        forgetGone();
        focus = focus.filter(sprite -> hand().contains(sprite) || table().contains(sprite));
        arranged();
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

    /** Whether a card has keyboard focus. */
    protected final boolean focused(CardSprite sprite) {
        return focus.isPresent() && focus.get() == sprite;
    }
}

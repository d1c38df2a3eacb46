package parlour.app.tabletop;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What the pointer and the keys can do with the cards of a table while a person selects a move. */
public interface CardActions {
    /** Whether a person is choosing a move now; otherwise nothing can be selected. */
    boolean active();

    /** The cards that can be selected from the hand, from left to right. */
    List<CardSprite> hand();

    /** The cards that can be selected from the table. */
    List<CardSprite> table();

    /** The cards that keyboard focus stops at. */
    List<CardSprite> stops();

    /** The selected card of the hand; the first one if there are several. */
    Optional<CardSprite> chosen();

    /**
     * The cards that Tab leads to one after the other: from the hand to what its card may be used
     * with, and round again.
     */
    List<CardSprite> tabStops();

    /** The stop that an arrow key leads to from another, if any. */
    default Optional<CardSprite> next(CardSprite from, Direction direction) {
        List<CardSprite> stops = stops();
        List<Box> boxes = stops.stream().map(sprite -> sprite.home().box()).toList();
        OptionalInt next = direction.from(from.home().box(), boxes);
        return next.isEmpty() ? Optional.empty() : Optional.of(stops.get(next.getAsInt()));
    }

    void click(CardSprite sprite);

    /** A card was double-clicked. */
    void doubleClick(CardSprite sprite);

    /** A number key was pressed, counted from 1. */
    void number(int number);

    /** Clears the selection. */
    void clear();

    /**
     * Selects a card of the hand that is being dragged; returns false if it was selected already.
     */
    boolean pick(CardSprite sprite);

    /** The cards that are dragged together with a card, including the card itself. */
    List<CardSprite> draggedWith(CardSprite sprite);

    /**
     * Cards are being dragged.
     *
     * @param onto the table card under the pointer
     */
    default void dragging(CardSprite sprite, Optional<CardSprite> onto, float x, float y) {}

    /** Cards are no longer dragged; if they were dropped, {@link #dropped} follows. */
    default void dragEnded() {}

    /**
     * Dragged cards were dropped.
     *
     * @param onto the table card under the pointer
     * @param fresh whether it was the drag that selected them
     */
    void dropped(CardSprite sprite, Optional<CardSprite> onto, float x, float y, boolean fresh);

    /**
     * Whether a finger slides from card to card along the hand, and drags a card only by moving up.
     */
    boolean slides();

    /** The pointer is over a card of the hand, or over none. */
    void hover(Optional<CardSprite> sprite);

    /** The card with keyboard focus. */
    Optional<CardSprite> focus();

    void focus(Optional<CardSprite> sprite);
}

package parlour.app.tabletop;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What pointer and keys do to the cards of a table: a person picks some of them for a move. */
public interface CardActions {
    /** Whether a person is choosing now; while nobody is, nothing can be picked. */
    boolean active();

    /** The cards that can be picked from the hand, from left to right. */
    List<CardSprite> hand();

    /** The cards that can be picked from the table. */
    List<CardSprite> table();

    /** The cards that the keys stop at. */
    List<CardSprite> stops();

    /** The stop that an arrow leads to from another, if it leads to one. */
    default Optional<CardSprite> next(CardSprite from, Direction direction) {
        List<CardSprite> stops = stops();
        List<Box> boxes = stops.stream().map(sprite -> sprite.home().box()).toList();
        OptionalInt next = direction.from(from.home().box(), boxes);
        return next.isEmpty() ? Optional.empty() : Optional.of(stops.get(next.getAsInt()));
    }

    void click(CardSprite sprite);

    /** A second click came soon after the first. */
    void doubleClick(CardSprite sprite);

    /** A number key was pressed, counted from 1. */
    void number(int number);

    /** Lets go of everything that is picked. */
    void clear();

    /** A card of the hand is being dragged: picks it; false when it was picked already. */
    boolean pick(CardSprite sprite);

    /** The cards that are dragged with a card, itself among them. */
    List<CardSprite> along(CardSprite sprite);

    /**
     * Dragged cards were let go.
     *
     * @param onto the card of the table under the pointer
     * @param fresh whether the drag had picked them
     */
    void dropped(CardSprite sprite, Optional<CardSprite> onto, float x, float y, boolean fresh);

    /** The pointer is on a card of the hand, or on none. */
    void hover(Optional<CardSprite> sprite);

    /** The card that the keys are at. */
    Optional<CardSprite> focus();

    void focus(Optional<CardSprite> sprite);
}

package parlour.app.tabletop;

import java.util.List;

/**
 * Finds the cards or tokens that an event is about, and shows the event again with copies of them.
 *
 * @param <E> the kind of event
 * @param <T> the kind of sprite
 * @param <F> what is on its face
 */
public abstract class EventReplay<E, T extends Sprite, F> {
    protected final MoveReplay<T, F> moveReplay;

    protected EventReplay(MoveReplay<T, F> moveReplay) {
        this.moveReplay = moveReplay;
    }

    /** Shows the copies. */
    public final MoveReplay<T, F> moveReplay() {
        return moveReplay;
    }

    /** The sprites that an event is about; of a closed stack, the one on top. */
    public abstract List<T> about(E event);

    /** Starts showing an event again with copies of what it moved. */
    public abstract void begin(E event);
}

package parlour.app.game;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import java.util.Optional;

/**
 * A game's own table: shows a view of the match, animates events, and lets a person select a move.
 * It computes no rules.
 *
 * @param <V> the view of a state
 * @param <M> a move
 * @param <E> an event
 */
public interface GameTable<V, M, E> {
    /**
     * The actor that fills the table's part of the screen. It is laid out by its size and reloads
     * its look when it is added to a stage.
     */
    Group actor();

    /** What moves on the table, in the same coordinates, above all widgets. */
    Actor above();

    /** Shows a view immediately: after loading, undoing, or passing the screen to somebody else. */
    void show(V view);

    /** Animates an event as the viewer sees it; the state has already changed. */
    void happened(E seen);

    /** Whether any animation is still running. */
    boolean moving();

    /** Completes all animations now. */
    void finishAnimations();

    /** Sets whether a person may select a move from this view; may be called every frame. */
    void ask(boolean asked);

    /** The move that would be played now. */
    ProposedMove<M> proposedMove();

    /**
     * A move that is available regardless of the selection, such as passing; most tables have none.
     */
    default Optional<ProposedMove<M>> alternative() {
        return Optional.empty();
    }

    /** Whether anything is selected. */
    boolean picked();

    /** Shows that the proposed move is not allowed, and keeps the selection. */
    void refused();

    /** Clears the selection. */
    void clear();

    /** Undoes the last step of the selection. */
    default void back() {
        clear();
    }

    /** Selects a suggested move and highlights its cards. */
    void suggest(M move);

    /**
     * Highlights the cards or cells that an event of this round was about, without revealing
     * anything; empty for none. An event or another view ends it.
     */
    void highlight(Optional<E> event);

    /** Shows the last event again and changes nothing; with reduced motion it only highlights. */
    void replay(E event);

    /** Handles a key for the cards; returns whether it was used. */
    boolean key(int keycode);

    /** Explains the badge of the next seat, after the last one none. */
    default void explainNextBadge() {}

    /** Ends the explanation of a badge; true if there was one. */
    default boolean endExplanation() {
        return false;
    }

    /** Handles a key for the explanations of badges; any other key ends one that is shown. */
    default boolean badgeKey(int keycode) {
        if (keycode == Keys.B) {
            explainNextBadge();
            return true;
        }
        return endExplanation() && keycode == Keys.ESCAPE;
    }

    /** Sets the animation speed; 1 is normal. */
    void speed(float times);

    /** The height of its largest card, as a fraction of the window's height. */
    default float tallestCard() {
        return 0.23f;
    }

    /** The deck has changed: another one may need more space, and has other colours in texts. */
    default void deckChanged() {}

    /** Receives the person's input from the table. */
    interface Listener<M> {
        /** The selection was changed by clicks, keys or a drag. */
        void selectionChanged();

        /** A move was made, legal or not. */
        void play(M move);

        /** A page of the game's instructions was requested. */
        default void explain(String title) {}
    }
}

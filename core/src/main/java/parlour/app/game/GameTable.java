package parlour.app.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import java.util.Optional;

/**
 * A game's own table: shows what somebody sees of a match, moves the cards, and lets a person
 * choose a move. It computes no rules.
 *
 * @param <V> what somebody sees of a state
 * @param <M> a move
 * @param <E> something that happened
 */
public interface GameTable<V, M, E> {
    /**
     * The actor that fills the table's part of the screen; laid out by its size, dressed anew when
     * it is moved to another stage.
     */
    Group actor();

    /** What moves on the table, in the same coordinates; lies above all controls. */
    Actor above();

    /** Shows a view at once: after loading, undoing, or passing the screen to somebody else. */
    void show(V view);

    /**
     * Shows something that happened, as those see it whose view is shown, in its own time; what it
     * says is already true.
     */
    void happened(E seen);

    /** Whether anything is still on its way. */
    boolean moving();

    /** Lets everything that is on its way arrive now. */
    void hurry();

    /**
     * Lets a person choose a move from this view, or nobody while a computer thinks; may be said
     * every frame.
     */
    void ask(boolean asked);

    /** What would be played now. */
    ProposedMove<M> proposedMove();

    /** What can be done instead, whatever is picked, such as passing; most tables have nothing. */
    default Optional<ProposedMove<M>> alternative() {
        return Optional.empty();
    }

    /** Whether anything is picked. */
    boolean picked();

    /** What was to be played is not allowed: shows it, and keeps what is picked. */
    void refused();

    /** Lets go of everything that is picked. */
    void clear();

    /** Takes back the last step of what is picked. */
    default void back() {
        clear();
    }

    /** How far below its top a note may lie over it, as a part of its height. */
    default float noteTop() {
        return 0.2f;
    }

    /** Lifts the cards of a suggested move. */
    void suggest(M move);

    /** A key for the cards: true when it was used. */
    boolean key(int keycode);

    /** How many times faster than normal things move. */
    void speed(float times);

    /** The share of the window's height that its largest card takes. */
    default float tallestCard() {
        return 0.23f;
    }

    /** Another deck is drawn from now on: it may need more room to be read. */
    default void deckChanged() {}

    /** What the screen does with what the table finds out. */
    interface Listener<M> {
        /** Another choice was made with clicks, keys or a drag. */
        void selectionChanged();

        /** This shall be played, legal or not. */
        void play(M move);

        /** Somebody wants to read a page of the game's guide. */
        default void explain(String title) {}
    }
}

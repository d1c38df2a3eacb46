package parlour.app.game;

import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Host;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/**
 * A game in progress as the screens know it, wherever its match is. They see views and events with
 * backs for faces, and never the whole state: where the match is on another machine, nobody here
 * has it.
 *
 * @param <S> the state
 * @param <M> a move
 * @param <V> what somebody sees of a state
 * @param <E> something that happened
 */
public interface GameSession<S, M, V, E> {
    /** Somebody who is told what happens, with what their eyes may not see left out. */
    interface Listener<E> {
        /** Whose eyes see what happens now; they may be others the next time. */
        Eyes eyes();

        void happened(E seen);

        /** The position is another one, and no event led there: a move was taken back. */
        default void replaced() {}

        /** A move that {@link #play} let pass was refused where the match is. */
        default void refused(Phrase why) {}
    }

    /** What may be allowed or not, by where the match is and how it stands. */
    enum Action {
        UNDO,
        HINT,
        NEXT_ROUND,
        /** Deal the round or the game anew. */
        RESTART
    }

    GameModule<S, M, V, E> gameModule();

    Setup setup();

    Rules<S, M, V, E> rules();

    /** The persons at this screen. */
    Eyes persons();

    /** Those whose hands may be shown at this screen. */
    Eyes visible();

    /**
     * The position as some of {@link #visible} see it, or everybody once the round is over; the
     * same until the revision changes.
     */
    V view(Eyes eyes);

    /** Who is to move; {@link Rules#NOBODY} once the round is over. */
    int turn();

    /** Changes with every move, deal and undo, before anybody is told of it. */
    int revision();

    /** Where the game stands, in a few words. */
    Phrase standing();

    /** What the first deal told, as these eyes see it; nothing once there was a move. */
    List<E> opening(Eyes eyes);

    void listen(Listener<E> listener);

    void unlisten(Listener<E> listener);

    /** What was said so far. */
    GameLog<E> log();

    /** How the finished rounds ended, the one that is just over among them. */
    List<Result> rounds();

    /** Whether something may be done now. */
    boolean allows(Action action);

    /**
     * Plays a person's move, or says why it cannot be played: then nothing has changed. Where the
     * match is on another machine, a move that seems right here may still be refused there; the
     * listeners hear of that.
     */
    Optional<Refusal> play(int seat, M move);

    /** Takes back to the person's last turn; false when there is none. */
    boolean undo();

    /** Deals the round after a finished one, or asks for it. */
    void dealNext();

    /** Whether a computer is to move that thinks on this machine. */
    boolean computerToMove();

    /**
     * Lets a computer that thinks on this machine make at most one move; true when it made one.
     *
     * @see Host#poll
     */
    boolean poll(Host.Clock clock);

    /** A computer of this machine could not think: it plays the first move there is. */
    void playSimply();

    /** Forgets what a computer of this machine has thought so far. */
    void dropThoughts();

    /** Begins to look for a good move for a seat at this screen, from its view alone. */
    Thinking<M> advice(int seat);

    /** How many hints were given. */
    int hints();

    /** A hint was given. */
    void hinted();

    /** Whether a person at this screen is to move. */
    default boolean personToMove() {
        return persons().include(turn());
    }

    /**
     * The round that is over, of which everybody may see everything.
     *
     * @throws IllegalStateException while it goes on
     */
    default S finishedRound() {
        if (turn() != Rules.NOBODY) {
            throw new IllegalStateException("the round goes on");
        }
        return rules().sample(view(Eyes.all(rules().seats())), new Rng(0));
    }

    /** How the game ended, once it has. */
    default Optional<Result> result() {
        return turn() == Rules.NOBODY ? rules().game(finishedRound()) : Optional.empty();
    }
}

package parlour.app.game;

import parlour.app.setup.ComputerDescription;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Host;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.text.Phrase;
import parlour.text.Texts;
import parlour.thinking.SendableJudgement;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * A game in progress as the screens know it, wherever its match runs. They get views and events
 * with hidden cards left out, never the whole state: when the match is on another machine, that is
 * not available here.
 *
 * @param <S> the state
 * @param <M> a move
 * @param <V> the view of a state
 * @param <E> an event
 */
public interface GameSession<S, M, V, E> {
    /** Receives events, without what its eyes may not see. */
    interface Listener<E> {
        /** The seats whose hidden cards this listener may see; may change between events. */
        Eyes eyes();

        void happened(E seen);

        /** The position has changed without an event: a move was taken back. */
        default void replaced() {}

        /** A move that {@link #play} accepted was refused by the match. */
        default void refused(Phrase why) {}

        /** The log has a new line that no event produced. */
        default void noted() {}

        /**
         * Whether this listener shows events one after the other, and so takes them by {@link
         * #receive} when it is ready.
         */
        default boolean takesTime() {
            return false;
        }
    }

    /** What may be allowed or not, depending on where the match runs and on the position. */
    enum Action {
        /** Go back to a person's last decision in this round; whoever has the screen may. */
        UNDO,
        HINT,
        NEXT_ROUND,
        /** Deal the round or the game again. */
        RESTART,
        /** Play for a person who has only one move. */
        ONLY_MOVE,
        /** Call the coach or send it away during the game. */
        COACH
    }

    GameModule<S, M, V, E> gameModule();

    Setup setup();

    Rules<S, M, V, E> rules();

    /** The seats of the persons at this screen. */
    Eyes persons();

    /** The seats whose hands may be shown at this screen. */
    Eyes visible();

    /**
     * The position as seen by some of {@link #visible}, or by everybody once the round is over.
     * Views of one revision are equal.
     */
    V view(Eyes eyes);

    /** The seat to move; {@link Rules#NOBODY} once the round is over. */
    int turn();

    /** Changes with every move, deal and undo, before listeners are notified. */
    int revision();

    /** The state of play in a few words. */
    Phrase standing();

    /** The events of the first deal as these eyes see them; empty once a move has been made. */
    List<E> opening(Eyes eyes);

    void listen(Listener<E> listener);

    void unlisten(Listener<E> listener);

    /** The log so far. */
    GameLog<E> log();

    /** The results of the finished rounds, including the one just over. */
    List<Result> rounds();

    /** Whether an action is allowed now. */
    boolean allows(Action action);

    /**
     * Plays a person's move, or returns why it cannot be played; then nothing has changed. When the
     * match is on another machine, a move accepted here may still be refused there; listeners are
     * notified of that.
     */
    Optional<Refusal> play(int seat, M move);

    /** Takes moves back to the last turn of a person; returns false if there is none. */
    default boolean undo() {
        return false;
    }

    /** Deals the next round after a finished one, or requests it. */
    void dealNext();

    /** Whether a computer player running on this machine is to move. */
    default boolean computerToMove() {
        return false;
    }

    /**
     * Lets a computer player running on this machine make at most one move; returns whether it did.
     *
     * @see Host#poll
     */
    default boolean poll(Host.Clock clock) {
        return false;
    }

    /** Plays the first legal move for a computer player of this machine that has failed. */
    default void playSimply() {
        throw new IllegalStateException("no computer plays here");
    }

    /** Discards what a computer player of this machine has worked out so far. */
    default void dropThoughts() {}

    /** Starts looking for a good move for a seat at this screen, from its view alone. */
    Thinking<M> advice(int seat);

    /** The number of hints given. */
    int hints();

    /** Counts a hint. */
    void hinted();

    /** How many hints may still be given; empty for any number. */
    default OptionalInt hintsLeft() {
        return OptionalInt.empty();
    }

    /** Whether a coach looks at the moves of the only person at this screen. */
    default boolean coached() {
        return false;
    }

    /** Calls the coach or sends it away. */
    default void coach(boolean on) {
        throw new IllegalStateException("there is no coach");
    }

    /**
     * Starts to find out what a move costs that a person at this screen is about to play, from that
     * person's view alone; empty where no coach looks.
     */
    default Optional<SendableJudgement<S, M, V, E>> judging(M move) {
        return Optional.empty();
    }

    /** Uses the clock for work of its own; called while nobody waits for a thought. */
    default void idle(Host.Clock clock) {}

    /**
     * The computer player at a seat, also where a level has drawn it; empty for a person. It stays
     * the same for the whole game.
     */
    default Optional<String> character(int seat) {
        return setup().participants().get(seat).computer();
    }

    /** Describes the computer player at a seat; empty for a person. */
    default Optional<ComputerDescription> computer(int seat, Texts texts) {
        return setup().participants()
                .get(seat)
                .computer()
                .map(
                        chosen ->
                                ComputerDescription.of(
                                        texts,
                                        gameModule().game(),
                                        chosen,
                                        character(seat).orElse(chosen)));
    }

    /** Whether the person at a seat is away from another screen, and nobody plays there. */
    default boolean away(int seat) {
        return false;
    }

    /** Whether a person's move is on its way to a match on another machine. */
    default boolean underway() {
        return false;
    }

    /**
     * Lets the next news from a match on another machine take effect; returns whether there was
     * any.
     *
     * @param rested whether the table has been at rest long enough for somebody else's move
     */
    default boolean receive(BooleanSupplier rested) {
        return false;
    }

    /** The seconds left for this move, where another machine counts them. */
    default OptionalDouble timeLeft() {
        return OptionalDouble.empty();
    }

    /** Whether a person at this screen is to move. */
    default boolean personToMove() {
        return persons().include(turn());
    }

    /**
     * The state of the finished round, which everybody may see in full.
     *
     * @throws IllegalStateException while the round is in progress
     */
    default S finishedRound() {
        if (turn() != Rules.NOBODY) {
            throw new IllegalStateException("the round goes on");
        }
        return rules().sample(view(Eyes.all(rules().seats())), new Rng(0));
    }

    /** The result of the game, once it is over. */
    default Optional<Result> result() {
        return turn() == Rules.NOBODY ? rules().game(finishedRound()) : Optional.empty();
    }
}

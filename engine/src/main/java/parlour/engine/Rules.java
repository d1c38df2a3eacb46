package parlour.engine;

import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * One game's rules for chosen options and seat count: pure functions over immutable values.
 *
 * @param <S> the state: one round, and the standing it started from
 * @param <M> a move
 * @param <V> what a viewer sees of a state
 * @param <E> an event
 */
public interface Rules<S, M, V, E> {
    /** The seat number that means nobody. */
    int NOBODY = -1;

    int seats();

    /** The chosen options; each game's rules return its own record. */
    Options options();

    /** The side of a seat; seats of one side win together. */
    default int side(int seat) {
        return seat;
    }

    /** Deals the first round; all its randomness is fixed here and hidden in the state. */
    Step<S, E> deal(long seed);

    /** Deals the round after a finished one. */
    default Step<S, E> dealNext(S finished, long seed) {
        throw new IllegalStateException("this game has one round");
    }

    /** Deals the same round again: same dealer and starting standing, other cards. */
    Step<S, E> redeal(S state, long seed);

    /** Who is to move; {@link #NOBODY} exactly when {@link #round} is present. */
    int turn(S state);

    /**
     * Passes every legal move once to the visitor until it returns false; there is at least one
     * while somebody is to move. Depends only on what the mover sees.
     */
    void eachMove(S state, Predicate<? super M> visitor);

    /** All legal moves. A crowded table can have millions: {@link #eachMove} streams them. */
    default List<M> moves(S state) {
        List<M> moves = new ArrayList<>();
        eachMove(
                state,
                move -> {
                    moves.add(move);
                    return true;
                });
        return moves;
    }

    /**
     * At most {@code limit} legal moves, the ones a person would consider first; all, if they fit.
     */
    List<M> moves(S state, int limit);

    /** Why a move is illegal; agrees with {@link #eachMove}, and never lists moves to find out. */
    Optional<Refusal> refusal(S state, M move);

    /**
     * The state after a move, which must be legal. Reports events with nothing hidden. Never deals
     * the next round.
     *
     * @param tell receives the events; {@link #silent} avoids creating them
     */
    S play(S state, M move, Consumer<? super E> tell);

    /** The consumer that ignores events; for playouts. */
    static Consumer<Object> silent() {
        return Silence.INSTANCE;
    }

    /** The result of the round, once it is over. */
    Optional<Result> round(S state);

    /**
     * The result of the game, once it is over; for a game of one round the same as {@link #round}.
     */
    Optional<Result> game(S state);

    /** What a {@link Result} point counts on the score sheet: -1 where points are to be avoided. */
    default int sheetSign() {
        return 1;
    }

    /** What a finished round adds to the score sheet, by seat. */
    default List<Integer> sheetPoints(S finished) {
        return round(finished).orElseThrow().points().stream()
                .map(points -> (int) Math.round(sheetSign() * points))
                .toList();
    }

    /** The number of score sheet points that ends the game, if points do. */
    default OptionalInt target() {
        return OptionalInt.empty();
    }

    /** The number of this round, from 1. */
    default int roundNumber(S state) {
        return 1;
    }

    /** The points on the score sheet before this round, by seat. */
    Tally scores(S state);

    /** A short description of the standing. */
    Phrase standing(S state);

    /** What these eyes see: a value that holds nothing else. */
    V view(S state, Eyes eyes);

    /** The event as these eyes see it: with backs for faces, or not at all. */
    Optional<E> seen(E event, Eyes eyes);

    /** What these eyes see of events, in order. */
    default List<E> seen(List<E> events, Eyes eyes) {
        return events.stream().flatMap(event -> seen(event, eyes).stream()).toList();
    }

    /** A sampled state that matches the view: the hidden cards are dealt at random. */
    S sample(V view, Rng rng);
}

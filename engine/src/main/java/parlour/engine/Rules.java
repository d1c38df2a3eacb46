package parlour.engine;

import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * One game's rules with options and seat count chosen: pure functions over immutable values.
 *
 * @param <S> the state: one round, and the standing it began from
 * @param <M> a move
 * @param <V> what somebody sees of a state
 * @param <E> something that happened
 */
public interface Rules<S, M, V, E> {
    /** The seat of nobody. */
    int NOBODY = -1;

    int seats();

    /** The choices made among the rules; a game's own rules have its own record of them. */
    Options options();

    /** Seats of one side win together. */
    default int side(int seat) {
        return seat;
    }

    /** The first round; all its chance is fixed here and lies hidden in the state. */
    Step<S, E> deal(long seed);

    /** The round after a finished one. */
    default Step<S, E> dealNext(S finished, long seed) {
        throw new IllegalStateException("this game has one round");
    }

    /** The same round dealt anew: same dealer, the standing it began from, other cards. */
    Step<S, E> redeal(S state, long seed);

    /** Who is to move; {@link #NOBODY} exactly when {@link #round} is present. */
    int turn(S state);

    /**
     * Offers every legal move once until the visitor says false; never none while somebody is to
     * move. Depends only on what the mover sees.
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
     * At most {@code limit} legal moves, the ones a person would look at first; all, if they fit.
     */
    List<M> moves(S state, int limit);

    /** Why a move is not legal; agrees with {@link #eachMove} and never lists moves to find out. */
    Optional<Refusal> refusal(S state, M move);

    /**
     * The state after a legal move, which is trusted, and told events, fully open. Never deals the
     * next round.
     *
     * @param tell where events go; {@link #silent} saves making them
     */
    S play(S state, M move, Consumer<? super E> tell);

    /** The listener that hears nothing; playouts pass it. */
    static Consumer<Object> silent() {
        return Silence.INSTANCE;
    }

    /** How the round ended, once it has. */
    Optional<Result> round(S state);

    /** How the game ended, once it has; for a game of one round the same as {@link #round}. */
    Optional<Result> game(S state);

    /**
     * What a point of a {@link Result} is on the score sheet: -1 where points are to be avoided.
     */
    default int sheetSign() {
        return 1;
    }

    /** What a finished round brings to the score sheet, by seat. */
    default List<Integer> sheetPoints(S finished) {
        return round(finished).orElseThrow().points().stream()
                .map(points -> (int) Math.round(sheetSign() * points))
                .toList();
    }

    /** How many points on the score sheet end the game, where points do. */
    default OptionalInt target() {
        return OptionalInt.empty();
    }

    /** Which round this is, from 1. */
    default int roundNumber(S state) {
        return 1;
    }

    /** The points on the score sheet before this round, by seat. */
    Tally scores(S state);

    /** Where the game stands, in a few words. */
    Phrase standing(S state);

    /** What somebody sees: a value that holds nothing else. */
    V view(S state, Eyes eyes);

    /** The event as somebody sees it: with backs for faces, or not at all. */
    Optional<E> seen(E event, Eyes eyes);

    /** A state that looks like the view: the hidden cards dealt at random. */
    S sample(V view, Rng rng);
}

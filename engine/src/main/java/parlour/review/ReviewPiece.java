package parlour.review;

/**
 * A piece of the work on a review. Pieces do not depend on each other, so they can be done anywhere
 * and in any order.
 */
public sealed interface ReviewPiece<S, M> {
    /**
     * To judge a move.
     *
     * @param entry its place in the history of the match, from 0
     * @param state the position before it
     * @param seed for the worlds in which it is judged
     */
    record Move<S, M>(int entry, S state, M move, long seed) implements ReviewPiece<S, M> {}

    /** To estimate quickly what a move left of the chance to win, before it is judged. */
    record Estimate<S, M>(Move<S, M> move) implements ReviewPiece<S, M> {}

    /**
     * To let experts play a round once.
     *
     * @param round its place among the rounds of the match, from 0
     * @param play how often experts have played it before
     * @param start the round before its first move
     * @param seed for the experts' decisions
     */
    record Play<S, M>(int round, int play, S start, long seed) implements ReviewPiece<S, M> {}
}

package parlour.review;

/**
 * A quick estimate of a move that has not been judged yet.
 *
 * @param entry its place in the history of the match, from 0
 * @param number its number among the moves of the match, from 1
 * @param before the chance to win before the move, from 0 to 1
 * @param after the chance to win after it
 */
public record EstimatedMove(int entry, int number, int seat, double before, double after) {}

package parlour.search;

/**
 * What a search found out about one move.
 *
 * @param value how much more the position is worth to the mover than to the others, on average
 * @param error the standard error of the value, 0 when it is exact
 * @param worlds how many worlds it was tried in; 0 while nothing is known
 */
public record Evaluation<M>(M move, double value, double error, int worlds) {}

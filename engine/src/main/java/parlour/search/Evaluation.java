package parlour.search;

/**
 * What a search found out about one move, in the unit of the search's evaluation.
 *
 * @param value the mover's expected advantage over the others
 * @param error the standard error of the value, 0 when nothing was left to chance
 * @param behind how much less this is than the best move's value, in the worlds both were tried in
 * @param behindError the standard error of that difference
 * @param worlds the number of worlds the move was tried in; 0 while nothing is known
 */
public record Evaluation<M>(
        M move, double value, double error, double behind, double behindError, int worlds) {
    /** Several moves are compared, so fewer standard errors than this count as noise. */
    private static final double NOISE = 3;

    /** Whether the move is worse than the best one beyond the noise. */
    public boolean clearlyWorse() {
        return behind > 0 && behind > NOISE * behindError;
    }
}

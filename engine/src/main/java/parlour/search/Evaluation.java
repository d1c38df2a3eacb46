package parlour.search;

/**
 * What a search found out about one move, in what it was told is worth having.
 *
 * @param value how much better than the others the mover will stand
 * @param error the standard error of the value, 0 when nothing was left to chance
 * @param behind how much less this is than the best move's value, in the worlds both were tried in
 * @param behindError the standard error of that
 * @param worlds how many worlds the move was tried in; 0 while nothing is known
 */
public record Evaluation<M>(
        M move, double value, double error, double behind, double behindError, int worlds) {
    /** With several moves compared, less than this many errors is noise. */
    private static final double NOISE = 3;

    /** Whether the move is worse than the best one beyond the noise. */
    public boolean clearlyWorse() {
        return behind > 0 && behind > NOISE * behindError;
    }
}

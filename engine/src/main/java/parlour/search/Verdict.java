package parlour.search;

import java.util.Optional;

/**
 * What one move cost compared with the best move found, in the unit of the search's evaluation.
 *
 * @param best the best move found; the judged move itself if none was better
 * @param error the standard error of the cost: 0 when nothing was left to chance, infinite while
 *     too little is known
 * @param clear whether the cost is more than noise
 */
public record Verdict<M>(M best, double cost, double error, boolean clear) {
    /** From this many points on a mistake is a blunder. */
    private static final double LARGE = 2;

    /** The verdict of an analysis that considered the move; empty before its first unit. */
    public static <M> Optional<Verdict<M>> of(Analysis<M> analysis, M move) {
        return analysis.evaluation(move)
                .map(found -> of(analysis.evaluations().get(0).move(), found));
    }

    private static <M> Verdict<M> of(M best, Evaluation<M> found) {
        if (found.move().equals(best)) {
            return new Verdict<>(best, 0, 0, false);
        }
        return new Verdict<>(
                best, Math.max(0, found.behind()), found.behindError(), found.clearlyWorse());
    }

    /** Whether anything is known about the cost. */
    public boolean known() {
        return Double.isFinite(error);
    }

    /** Whether it cost at least as much as the best card of the game is worth, beyond the noise. */
    public boolean blunder() {
        return clear && cost >= LARGE;
    }
}

package parlour.review;

import parlour.engine.Exp;

/**
 * How well moves were chosen, from 0 to 100, by the chance to win that they gave away. The formula
 * is lichess's, so that the numbers mean what chess players know.
 */
final class Accuracy {
    private Accuracy() {}

    /**
     * The accuracy of one move.
     *
     * @param lost the chance to win that it gave away, from 0 to 1
     */
    static double of(double lost) {
        double accuracy = 103.1668 * Exp.of(-4.354 * lost) - 3.1669;
        return Math.max(0, Math.min(100, accuracy));
    }
}

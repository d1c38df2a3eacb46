package parlour.rating;

import parlour.engine.Exp;

/**
 * How strong a player is: with 400 points more than the opponent, a player wins ten games for each
 * one lost.
 *
 * @param points points of Elo
 * @param interval half the 95 % interval around them
 */
public record Rating(double points, double interval) {
    /** The points of a player whose odds are e to 1. */
    static final double SCALE = 400 / 2.302585092994046;

    /** How many standard errors half a 95 % interval is. */
    static final double ERRORS = 1.959964;

    public Rating {
        if (!Double.isFinite(points) || !(interval >= 0) || !Double.isFinite(interval)) {
            throw new IllegalArgumentException(points + " ± " + interval);
        }
    }

    /** The chance to beat somebody with fewer points by this many, or with more if negative. */
    public static double chance(double lead) {
        return 1 / (1 + Exp.of(-lead / SCALE));
    }

    /** Both figures without fractions, as they are shown and kept. */
    Rating rounded() {
        return new Rating(Math.round(points), Math.round(interval));
    }
}

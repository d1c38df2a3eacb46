package parlour.review;

/**
 * How thorough a review is. It is counted in units and not in time, so that the figures are the
 * same on every machine.
 *
 * @param worlds the most worlds to sample for a move
 * @param units the most units of search for a move
 * @param endingUnits the most units for a move where the end of the round can be searched
 * @param plays how often experts play each round
 */
public record ReviewEffort(int worlds, int units, int endingUnits, int plays) {
    /** The effort behind all figures that people see. */
    public static final ReviewEffort USUAL =
            new ReviewEffort(2_000, 40_000, 400_000, ParSearch.ROUNDS);

    /** The effort of a first estimate: a hundredth of that of a judgement. */
    public static final ReviewEffort QUICK = new ReviewEffort(20, 400, 600, 0);

    private static final int MOST = 100_000_000;

    public ReviewEffort {
        if (worlds < 2 || units < 1 || endingUnits < 1 || plays < 0) {
            throw new IllegalArgumentException(
                    worlds + ", " + units + ", " + endingUnits + ", " + plays);
        }
    }

    /** So many times the effort for each move. */
    public ReviewEffort times(double factor) {
        return new ReviewEffort(
                scaled(worlds, factor, 2),
                scaled(units, factor, 1),
                scaled(endingUnits, factor, 1),
                plays);
    }

    private static int scaled(int number, double factor, int least) {
        return (int) Math.max(least, Math.min(MOST, Math.round(number * factor)));
    }

    /** The same effort for each move with another number of plays. */
    public ReviewEffort withPlays(int number) {
        return new ReviewEffort(worlds, units, endingUnits, number);
    }
}

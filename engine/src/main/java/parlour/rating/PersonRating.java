package parlour.rating;

import parlour.engine.Exp;

import java.util.List;
import java.util.Optional;

/**
 * How strong a person is, from the last games against rated computers: the mean of what is likely
 * after them.
 *
 * @param games how many there were
 */
public record PersonRating(Rating rating, int games) {
    /** How many games are kept: older ones say less about how somebody plays now. */
    public static final int MOST_GAMES = 50;

    /** Half an interval that is narrow enough to be shown: one or two steps of the ladder. */
    public static final double NARROW = 200;

    /**
     * How far from the usual opponents somebody is before anything is known, as a standard
     * deviation in points: people choose opponents who are not out of reach.
     */
    private static final double SPREAD = 400;

    /** What is looked at on both sides of the usual opponents, and in which steps. */
    private static final double REACH = 2_000;

    private static final double STEP = 4;

    /** About how many games it takes from the first to a rating that is known. */
    public static final int FIRST_GAMES = 12;

    /** What one game with an even chance tells, as the inverse of a variance. */
    private static final double FAIR_GAME = 0.25 / (Rating.SCALE * Rating.SCALE);

    /** A person's rating; empty before the first game. */
    public static Optional<PersonRating> of(List<RatedGame> games) {
        if (games.isEmpty()) {
            return Optional.empty();
        }
        double usual =
                games.stream()
                        .flatMap(game -> game.comparisons().stream())
                        .mapToInt(Comparison::points)
                        .average()
                        .orElseThrow();
        int size = (int) Math.round(2 * REACH / STEP) + 1;
        double[] heights = new double[size];
        double highest = 0;
        double before = slope(games, usual, usual - REACH);
        for (int i = 1; i < size; i++) {
            double after = slope(games, usual, usual - REACH + i * STEP);
            heights[i] = heights[i - 1] + (before + after) / 2 * STEP;
            highest = Math.max(highest, heights[i]);
            before = after;
        }
        double all = 0;
        double mean = 0;
        double square = 0;
        for (int i = 0; i < size; i++) {
            double from = i * STEP - REACH;
            double likely = Exp.of(heights[i] - highest);
            all += likely;
            mean += likely * from;
            square += likely * from * from;
        }
        mean /= all;
        double variance = Math.max(0, square / all - mean * mean);
        return Optional.of(
                new PersonRating(
                        new Rating(usual + mean, Rating.ERRORS * Math.sqrt(variance)),
                        games.size()));
    }

    /** The derivative of the logarithm of the likelihood at these points. */
    private static double slope(List<RatedGame> games, double usual, double points) {
        double slope = (usual - points) / (SPREAD * SPREAD);
        for (RatedGame game : games) {
            double weight = game.weight() / Rating.SCALE;
            for (Comparison one : game.comparisons()) {
                double chance = Rating.chance((points - one.points()) * one.slope());
                slope += weight * one.slope() * (one.outcome().won - chance);
            }
        }
        return slope;
    }

    /** Whether it is known well enough to be shown. */
    public boolean known() {
        return rating.interval() <= NARROW;
    }

    /** About how many games with an even chance it takes until it is known. */
    public int missing() {
        return known()
                ? 0
                : (int) Math.ceil((precision(NARROW) - precision(rating.interval())) / FAIR_GAME);
    }

    private static double precision(double interval) {
        return Rating.ERRORS * Rating.ERRORS / (interval * interval);
    }
}

package parlour.arena;

import java.util.OptionalDouble;

/** The mean of one number per deal, and its confidence interval. */
final class MeanWithInterval {
    private long count;
    private double mean;
    private double squares;

    void add(double number) {
        // Welford's algorithm for mean and variance, which avoids differences of large sums.
        count++;
        double change = number - mean;
        mean += change / count;
        squares += change * (number - mean);
    }

    double mean() {
        return mean;
    }

    /** Half the width of the mean's 95 % interval; empty for a single number. */
    OptionalDouble interval() {
        if (count < 2) {
            return OptionalDouble.empty();
        }
        double variance = squares / (count - 1);
        return OptionalDouble.of(StudentT.point(count - 1) * Math.sqrt(variance / count));
    }
}

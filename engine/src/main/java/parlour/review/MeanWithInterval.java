package parlour.review;

import java.util.OptionalDouble;

/** The mean of a sample, and its confidence interval. */
public final class MeanWithInterval {
    private long count;
    private double mean;
    private double squares;

    public void add(double number) {
        // Welford's algorithm for mean and variance, which avoids differences of large sums.
        count++;
        double change = number - mean;
        mean += change / count;
        squares += change * (number - mean);
    }

    public long count() {
        return count;
    }

    public double mean() {
        return mean;
    }

    /** Half the width of the mean's 95 % interval; empty for a single number. */
    public OptionalDouble interval() {
        if (count < 2) {
            return OptionalDouble.empty();
        }
        double variance = squares / (count - 1);
        return OptionalDouble.of(StudentT.point(count - 1) * Math.sqrt(variance / count));
    }
}

package parlour.arena;

import java.util.OptionalDouble;

/** The mean of one number a deal, and how far chance may have moved it. */
final class MeanWithInterval {
    private long count;
    private double mean;
    private double squares;

    void add(double number) {
        // Welford's way to mean and variance: no difference of large sums.
        count++;
        double change = number - mean;
        mean += change / count;
        squares += change * (number - mean);
    }

    double mean() {
        return mean;
    }

    /** Half the width of the mean's 95 % interval; one number says nothing of it. */
    OptionalDouble interval() {
        if (count < 2) {
            return OptionalDouble.empty();
        }
        double variance = squares / (count - 1);
        return OptionalDouble.of(StudentT.point(count - 1) * Math.sqrt(variance / count));
    }
}

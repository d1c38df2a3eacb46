package parlour.search;

/** The mean of a sample and its standard error. */
record Mean(double value, double error) {
    /** The mean of the first {@code count} numbers; with fewer than two the error is infinite. */
    static Mean of(double[] numbers, int count) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += numbers[i];
        }
        double mean = count == 0 ? 0 : sum / count;
        double spread = 0;
        for (int i = 0; i < count; i++) {
            spread += (numbers[i] - mean) * (numbers[i] - mean);
        }
        double error =
                count < 2 ? Double.POSITIVE_INFINITY : Math.sqrt(spread / (count - 1) / count);
        return new Mean(mean, error);
    }
}

package parlour.search;

/** The mean of some numbers and its standard error. */
record Mean(double value, double error) {
    /** Of the first so many; from fewer than two no error is known, and it is infinite. */
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

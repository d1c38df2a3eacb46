package parlour.cassino.computers;

/** Finds the weights whose sums come nearest to what was observed. */
final class LeastSquares {
    /** As if each weight had been seen to be zero this often, so that there is one solution. */
    private static final double DOUBT = 1;

    private final double[][] products;
    private final double[] results;

    LeastSquares(int size) {
        products = new double[size][size];
        results = new double[size];
        for (int i = 0; i < size; i++) {
            products[i][i] = DOUBT;
        }
    }

    /**
     * Adds an observation.
     *
     * @param indices of the terms, ascending; all others are zero
     * @param count how many terms there are
     */
    void add(int[] indices, double[] terms, int count, double result) {
        for (int i = 0; i < count; i++) {
            double[] row = products[indices[i]];
            double term = terms[i];
            for (int j = 0; j <= i; j++) {
                row[indices[j]] += term * terms[j];
            }
            results[indices[i]] += term * result;
        }
    }

    /** The weights, by Cholesky's method. */
    double[] solve() {
        int size = results.length;
        double[][] lower = new double[size][size];
        double[] weights = new double[size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column <= row; column++) {
                double rest = products[row][column] - dot(lower[row], lower[column], column);
                lower[row][column] = row == column ? Math.sqrt(rest) : rest / lower[column][column];
            }
            weights[row] = (results[row] - dot(lower[row], weights, row)) / lower[row][row];
        }
        for (int row = size - 1; row >= 0; row--) {
            for (int below = row + 1; below < size; below++) {
                weights[row] -= lower[below][row] * weights[below];
            }
            weights[row] /= lower[row][row];
        }
        return weights;
    }

    private static double dot(double[] one, double[] other, int count) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}

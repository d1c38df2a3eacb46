package parlour.rating;

/**
 * A symmetric, positive definite matrix, as the product of a lower triangle and its mirror image.
 */
final class SymmetricMatrix {
    private final double[][] lower;

    /** By Cholesky's method. */
    SymmetricMatrix(double[][] matrix) {
        int size = matrix.length;
        lower = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column <= row; column++) {
                double rest = matrix[row][column];
                for (int k = 0; k < column; k++) {
                    rest -= lower[row][k] * lower[column][k];
                }
                if (row != column) {
                    lower[row][column] = rest / lower[column][column];
                } else if (rest > 0) {
                    lower[row][row] = Math.sqrt(rest);
                } else {
                    throw new IllegalArgumentException("the matrix is not positive definite");
                }
            }
        }
    }

    /** The vector whose product with the matrix is this one. */
    double[] solve(double[] product) {
        int size = lower.length;
        double[] solution = product.clone();
        for (int row = 0; row < size; row++) {
            for (int k = 0; k < row; k++) {
                solution[row] -= lower[row][k] * solution[k];
            }
            solution[row] /= lower[row][row];
        }
        for (int row = size - 1; row >= 0; row--) {
            for (int k = row + 1; k < size; k++) {
                solution[row] -= lower[k][row] * solution[k];
            }
            solution[row] /= lower[row][row];
        }
        return solution;
    }

    /** The diagonal of the inverse. */
    double[] inverseDiagonal() {
        double[] diagonal = new double[lower.length];
        for (int i = 0; i < diagonal.length; i++) {
            double[] unit = new double[diagonal.length];
            unit[i] = 1;
            diagonal[i] = solve(unit)[i];
        }
        return diagonal;
    }
}

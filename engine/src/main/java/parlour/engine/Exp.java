package parlour.engine;

/**
 * The exponential function, the same to the last bit on every platform. {@link Math#exp} is not: a
 * browser rounds some results differently, and a computer player could choose another move there.
 */
public final class Exp {
    /** Beyond these the result is no ordinary number. */
    private static final double LEAST = -708;

    private static final double MOST = 709;

    private static final double LOG2_E = 1.4426950408889634;

    /** The logarithm of 2 in two parts: multiples of the first up to a thousand are exact. */
    private static final double LN2_HIGH = 0x1.62e42feep-1;

    private static final double LN2_LOW = 0x1.a39ef35793c76p-33;

    private static final int BIAS = 1023;
    private static final int MANTISSA_BITS = 52;

    private static final double[] TAYLOR = taylor();

    private Exp() {}

    /** One divided by each factorial, the largest first. */
    private static double[] taylor() {
        double[] terms = new double[14];
        double factorial = 1;
        for (int n = 0; n < terms.length; n++) {
            factorial *= Math.max(1, n);
            terms[terms.length - 1 - n] = 1 / factorial;
        }
        return terms;
    }

    /** The number e to this power; 0 where it would be closer to 0 than ordinary numbers are. */
    public static double of(double power) {
        if (power < LEAST) {
            return 0;
        }
        if (power > MOST) {
            return Double.POSITIVE_INFINITY;
        }
        double twos = Math.floor(power * LOG2_E + 0.5);
        double rest = power - twos * LN2_HIGH - twos * LN2_LOW;
        double sum = 0;
        for (double term : TAYLOR) {
            sum = sum * rest + term;
        }
        return sum * Double.longBitsToDouble((long) (twos + BIAS) << MANTISSA_BITS);
    }
}

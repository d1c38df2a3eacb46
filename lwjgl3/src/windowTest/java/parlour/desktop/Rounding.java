package parlour.desktop;

/**
 * How much two pictures of the same scene differ where one was drawn and the other copied: an edge
 * that falls between two pixels may be rounded to the other one in a copy. The thin line round a
 * table then differs by some ten shades of 256 along its whole length.
 */
final class Rounding {
    /** A larger part of the picture would be a difference that somebody can see. */
    static final double MOST = 0.0005;

    /** What nobody can see in a line of single pixels. */
    private static final int UNSEEN = 16;

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

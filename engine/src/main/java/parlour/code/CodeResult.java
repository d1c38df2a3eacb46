package parlour.code;

import parlour.text.BadInput;

import java.util.Optional;

/**
 * What somebody made of a game.
 *
 * @param points the points on the score sheet at the end
 * @param place the place, from 1
 */
public record CodeResult(int points, int place) {
    private static final int POINTS = 11;
    private static final int PLACE = 4;
    private static final int LEAST = -(1 << POINTS - 1);

    public CodeResult {
        if (!fits(points, place)) {
            throw new IllegalArgumentException(points + " points, place " + place);
        }
    }

    private static boolean fits(long points, long place) {
        return points >= LEAST && points < -LEAST && place >= 1 && place < 1 << PLACE;
    }

    /** A result, if it is one that fits into a code. */
    public static Optional<CodeResult> of(long points, long place) {
        return fits(points, place)
                ? Optional.of(new CodeResult((int) points, (int) place))
                : Optional.empty();
    }

    void write(Letters32.Writer out) {
        out.add(points - LEAST, POINTS);
        out.add(place, PLACE);
    }

    static CodeResult read(Letters32.Reader in) throws BadInput {
        int points = (int) in.take(POINTS) + LEAST;
        int place = (int) in.take(PLACE);
        if (place == 0) {
            throw new BadInput("code.unknown");
        }
        return new CodeResult(points, place);
    }
}

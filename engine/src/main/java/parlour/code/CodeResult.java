package parlour.code;

import parlour.text.BadInput;

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
        if (points < LEAST || points >= -LEAST || place < 1 || place >= 1 << PLACE) {
            throw new IllegalArgumentException(points + " points, place " + place);
        }
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

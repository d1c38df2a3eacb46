package parlour.engine;

import java.util.List;

/**
 * How a review judges the moves of a game. docs/review.md says how the numbers were chosen.
 *
 * @param unit the unit of what a move costs
 * @param inaccuracy the least cost of an inaccuracy
 * @param mistake the least cost of a mistake
 * @param blunder the least cost of a blunder
 * @param habit what the same lapse has to cost in one game to be called a habit
 * @param simple computers that see only the obvious: the best move is brilliant if all miss it
 */
public record ReviewScale(
        Unit unit,
        double inaccuracy,
        double mistake,
        double blunder,
        double habit,
        List<String> simple) {
    /** What the cost of a move is counted in. */
    public enum Unit {
        /** Points of the round, own points less the mean of the others. */
        POINTS,
        /** The chance to win, from 0 to 1. */
        CHANCE
    }

    public ReviewScale {
        simple = List.copyOf(simple);
        if (!(0 < inaccuracy && inaccuracy < mistake && mistake < blunder && 0 < habit)) {
            throw new IllegalArgumentException(inaccuracy + ", " + mistake + ", " + blunder);
        }
    }
}

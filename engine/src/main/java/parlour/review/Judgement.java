package parlour.review;

import parlour.engine.Game;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a review thinks of one move. The cost is in the unit of {@link Game#reviewScale}; numbers
 * are rounded to ten-thousandths, so that they are the same wherever they have been stored.
 *
 * @param best the best move found; the move itself if none was better
 * @param cost what was lost against the best move
 * @param interval half the width of the cost's 95 % interval; infinite if the cost is not known
 * @param exact whether nothing was left to chance
 * @param before the mover's chance to win with the best move; empty for an only move
 * @param after the mover's chance to win with the move that was played
 * @param decision whether there was a real alternative: a move that costs an inaccuracy or more
 * @param lapse what kind of mistake a marked move was, if the game has a name for it
 * @param avoided what kind of mistake a simple computer would have made instead of a good move
 * @param saved what that mistake would have cost
 */
public record Judgement<M>(
        M best,
        double cost,
        double interval,
        boolean exact,
        OptionalDouble before,
        OptionalDouble after,
        boolean decision,
        Mark mark,
        Optional<String> lapse,
        Optional<String> avoided,
        double saved) {
    /** Numbers are rounded to this part of one. */
    public static final double PARTS = 10_000;

    public Judgement {
        cost = rounded(cost);
        interval = rounded(interval);
        before = rounded(before);
        after = rounded(after);
        saved = rounded(saved);
    }

    /** The judgement of an only move, of which there is nothing to say. */
    static <M> Judgement<M> onlyMove(M move) {
        return new Judgement<>(
                move,
                0,
                0,
                true,
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                false,
                Mark.NONE,
                Optional.empty(),
                Optional.empty(),
                0);
    }

    /** The judgement of a move whose cost the search could not find out. */
    static <M> Judgement<M> unknown(
            M best, double cost, OptionalDouble before, OptionalDouble after) {
        return new Judgement<>(
                best,
                cost,
                Double.POSITIVE_INFINITY,
                false,
                before,
                after,
                false,
                Mark.NONE,
                Optional.empty(),
                Optional.empty(),
                0);
    }

    /** Whether the search found out what the move cost. */
    public boolean known() {
        return Double.isFinite(interval);
    }

    /** The accuracy of the move, from 0 to 100; what may be noise costs nothing. */
    public double accuracy() {
        boolean clear = known() && cost > interval;
        return Accuracy.of(clear ? before.orElse(0) - after.orElse(0) : 0);
    }

    private static OptionalDouble rounded(OptionalDouble number) {
        return number.isPresent()
                ? OptionalDouble.of(rounded(number.getAsDouble()))
                : OptionalDouble.empty();
    }

    private static double rounded(double number) {
        return Double.isFinite(number) ? Math.round(number * PARTS) / PARTS : number;
    }
}

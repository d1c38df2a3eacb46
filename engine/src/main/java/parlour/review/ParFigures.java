package parlour.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/**
 * Result, par, luck and play of a seat, in one round or several. Result and par are as on the score
 * sheet; more luck and play are better, also where points are bad. Intervals are half the width of
 * 95 % intervals.
 *
 * @param result empty while a round is not over
 * @param play empty while a round is not over; its interval is that of par
 */
public record ParFigures(
        OptionalDouble result,
        double par,
        double parInterval,
        double luck,
        double luckInterval,
        OptionalDouble play) {
    /** Fewer have no interval. */
    private static final int FEWEST = 2;

    /**
     * The sums of some rounds; empty if there is none, or experts have not played one of them often
     * enough.
     *
     * @param sheetSign what a point of a result counts on the score sheet
     */
    public static Optional<ParFigures> of(
            List<ReviewedRound> rounds, int seats, int seat, int sheetSign) {
        if (rounds.isEmpty() || rounds.stream().anyMatch(one -> one.plays().size() < FEWEST)) {
            return Optional.empty();
        }
        List<Par> pars = rounds.stream().map(one -> one.par(seats)).toList();
        double par = total(pars, one -> one.points(seat));
        OptionalDouble result = result(rounds, seat);
        return Optional.of(
                new ParFigures(
                        onSheet(result, sheetSign),
                        sheetSign * par + 0.0,
                        interval(pars, one -> one.pointsInterval(seat).orElseThrow()),
                        total(pars, one -> one.luck(seat)),
                        interval(pars, one -> one.luckInterval(seat).orElseThrow()),
                        result.isPresent()
                                ? OptionalDouble.of(result.getAsDouble() - par)
                                : OptionalDouble.empty()));
    }

    /** What a seat has made in some rounds; empty while one of them is not over. */
    private static OptionalDouble result(List<ReviewedRound> rounds, int seat) {
        return rounds.stream().allMatch(one -> one.result().isPresent())
                ? OptionalDouble.of(
                        total(rounds, one -> one.result().orElseThrow().points().get(seat)))
                : OptionalDouble.empty();
    }

    /** The result of some rounds as on the score sheet, which nobody has to compute. */
    static OptionalDouble result(List<ReviewedRound> rounds, int seat, int sheetSign) {
        return onSheet(result(rounds, seat), sheetSign);
    }

    private static OptionalDouble onSheet(OptionalDouble result, int sheetSign) {
        // Adding zero turns the -0.0 of a seat without points into 0.
        return result.isPresent()
                ? OptionalDouble.of(sheetSign * result.getAsDouble() + 0.0)
                : result;
    }

    private static <T> double total(List<T> some, ToDoubleFunction<T> figure) {
        return some.stream().mapToDouble(figure).sum();
    }

    /** Rounds are independent, so the squares of their intervals add up. */
    private static <T> double interval(List<T> some, ToDoubleFunction<T> figure) {
        return Math.sqrt(total(some, one -> figure.applyAsDouble(one) * figure.applyAsDouble(one)));
    }
}

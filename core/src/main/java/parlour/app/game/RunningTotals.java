package parlour.app.game;

import parlour.engine.Result;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Computes each seat's total after every round. */
public final class RunningTotals {
    private RunningTotals() {}

    /**
     * The totals after each known round, worked out backwards from the current ones.
     *
     * @param rounds the results of the rounds, including the last one
     * @param points how many points on the sheet one point of a result is worth; negative if points
     *     are bad
     */
    public static List<List<Integer>> before(
            List<Integer> now, List<Result> rounds, double points) {
        List<List<Integer>> totals = new ArrayList<>();
        totals.add(now);
        for (int i = rounds.size() - 1; i >= 0; i--) {
            List<Integer> after = totals.get(0);
            List<Double> won = rounds.get(i).points();
            totals.add(
                    0,
                    IntStream.range(0, after.size())
                            .mapToObj(
                                    seat ->
                                            after.get(seat)
                                                    - (int) Math.round(points * won.get(seat)))
                            .toList());
        }
        return totals;
    }
}

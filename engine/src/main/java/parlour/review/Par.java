package parlour.review;

import parlour.engine.Result;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What the cards of a round were worth to each seat: the mean of what experts made of the same
 * deal. More points are better, as in {@link Result}.
 */
public final class Par {
    private final List<MeanWithInterval> points = new ArrayList<>();
    private final List<MeanWithInterval> luck = new ArrayList<>();

    Par(int seats) {
        for (int seat = 0; seat < seats; seat++) {
            points.add(new MeanWithInterval());
            luck.add(new MeanWithInterval());
        }
    }

    /** Par from the points, by seat, of rounds that experts have played. */
    static Par of(int seats, List<List<Double>> plays) {
        Par par = new Par(seats);
        plays.forEach(par::add);
        return par;
    }

    /** Adds the points, by seat, of a round that experts have played. */
    void add(List<Double> round) {
        double mean = round.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        for (int seat = 0; seat < points.size(); seat++) {
            double own = round.get(seat);
            points.get(seat).add(own);
            luck.get(seat).add(own - mean);
        }
    }

    /** The number of rounds that experts have played. */
    public long rounds() {
        return points.get(0).count();
    }

    /** The points that the cards were worth to a seat. */
    public double points(int seat) {
        return points.get(seat).mean();
    }

    /** Half the width of the 95 % interval of {@link #points}; empty for less than two rounds. */
    public OptionalDouble pointsInterval(int seat) {
        return points.get(seat).interval();
    }

    /** How much more than an even share the cards were worth to a seat. */
    public double luck(int seat) {
        return luck.get(seat).mean();
    }

    /** Half the width of the 95 % interval of {@link #luck}; empty for less than two rounds. */
    public OptionalDouble luckInterval(int seat) {
        return luck.get(seat).interval();
    }

    /** What a seat made of its cards: its points in the round beyond par. */
    public double play(Result round, int seat) {
        return round.points().get(seat) - points(seat);
    }
}

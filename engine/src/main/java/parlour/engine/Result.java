package parlour.engine;

import java.util.List;
import java.util.stream.IntStream;

/** How a round or game ended, by seat: points, of which more is better, and places from 1. */
public record Result(List<Double> points, List<Integer> places) {
    public Result {
        points = List.copyOf(points);
        places = List.copyOf(places);
    }

    /** Places follow from the points: equal points share the better place. */
    public static Result of(List<Double> points) {
        List<Integer> places =
                points.stream()
                        .map(own -> 1 + (int) points.stream().filter(other -> other > own).count())
                        .toList();
        return new Result(points, places);
    }

    /** The seats in first place. */
    public List<Integer> winners() {
        return IntStream.range(0, places.size()).filter(s -> places.get(s) == 1).boxed().toList();
    }
}

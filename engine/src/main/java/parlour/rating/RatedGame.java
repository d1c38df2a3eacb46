package parlour.rating;

import parlour.engine.Result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What a finished game says about the strength of a person.
 *
 * @param comparisons one with each rated opponent; of sides with several seats, one with each side
 */
public record RatedGame(List<Comparison> comparisons) {
    /** More opponents than any table has. */
    public static final int MOST_COMPARISONS = 100;

    /** How much two comparisons of the same game have in common, as they share its cards. */
    private static final double IN_COMMON = 1 / 3.0;

    /**
     * Somebody at the table.
     *
     * @param rating of a computer; empty if it is not known
     */
    public record Sitter(int side, boolean person, Optional<Rating> rating) {
        public static Sitter person(int side) {
            return new Sitter(side, true, Optional.empty());
        }

        public static Sitter computer(int side, Optional<Rating> rating) {
            return new Sitter(side, false, rating);
        }
    }

    public RatedGame {
        comparisons = List.copyOf(comparisons);
        if (comparisons.isEmpty() || comparisons.size() > MOST_COMPARISONS) {
            throw new IllegalArgumentException(comparisons.size() + " comparisons");
        }
    }

    /**
     * What a game says about the person at a seat. A side is as strong as its players are on
     * average; a person beside them counts as strong as the one who is looked at. Empty if no side
     * of rated computers was met, or a partner is not rated.
     *
     * @param sitters by seat
     */
    public static Optional<RatedGame> of(List<Sitter> sitters, Result result, int seat) {
        Map<Integer, List<Integer>> sides = new TreeMap<>();
        IntStream.range(0, sitters.size())
                .forEach(
                        other ->
                                sides.computeIfAbsent(
                                                sitters.get(other).side(), s -> new ArrayList<>())
                                        .add(other));
        List<Integer> own = sides.remove(sitters.get(seat).side());
        long persons = own.stream().filter(partner -> sitters.get(partner).person()).count();
        List<Integer> partners = own.stream().filter(s -> !sitters.get(s).person()).toList();
        if (!rated(sitters, partners)) {
            return Optional.empty();
        }
        double helped = points(sitters, partners);
        List<Comparison> comparisons = new ArrayList<>();
        for (List<Integer> side : sides.values()) {
            if (rated(sitters, side)) {
                double strength = points(sitters, side) / side.size();
                comparisons.add(
                        new Comparison(
                                (int) Math.round((own.size() * strength - helped) / persons),
                                (int) Math.round(100.0 * persons / own.size()),
                                Outcome.of(
                                        result.places().get(seat),
                                        result.places().get(side.get(0)))));
            }
        }
        return comparisons.isEmpty() ? Optional.empty() : Optional.of(new RatedGame(comparisons));
    }

    private static boolean rated(List<Sitter> sitters, List<Integer> seats) {
        return seats.stream().allMatch(seat -> sitters.get(seat).rating().isPresent());
    }

    private static double points(List<Sitter> sitters, List<Integer> seats) {
        return seats.stream()
                .mapToDouble(seat -> sitters.get(seat).rating().orElseThrow().points())
                .sum();
    }

    /** How much a comparison of this game weighs beside the only one of another game. */
    double weight() {
        return 1 / (1 + (comparisons.size() - 1) * IN_COMMON);
    }
}

package parlour.arena;

import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * The seating of a deal before the players rotate: drawn anew for each deal, so that nobody always
 * plays before the same neighbour, while partners stay partners.
 */
final class SeatOrder {
    private SeatOrder() {}

    /**
     * The index of the listed player at each seat.
     *
     * @param side seats of one side are partners
     */
    static List<Integer> draw(int count, IntUnaryOperator side, Rng rng) {
        Map<Integer, List<Integer>> sides = new TreeMap<>();
        for (int seat = 0; seat < count; seat++) {
            sides.computeIfAbsent(side.applyAsInt(seat), any -> new ArrayList<>()).add(seat);
        }
        Collection<List<Integer>> seats = sides.values();
        List<List<Integer>> teams = shuffled(seats, rng);
        Integer[] order = new Integer[count];
        int next = 0;
        for (List<Integer> places : seats) {
            List<Integer> team = shuffled(teams.get(next++), rng);
            if (team.size() != places.size()) {
                throw new IllegalStateException("sides of different size cannot change seats");
            }
            for (int i = 0; i < places.size(); i++) {
                order[places.get(i)] = team.get(i);
            }
        }
        return List.of(order);
    }

    private static <T> List<T> shuffled(Collection<T> things, Rng rng) {
        List<T> left = new ArrayList<>(things);
        List<T> drawn = new ArrayList<>();
        while (!left.isEmpty()) {
            drawn.add(left.remove(rng.below(left.size())));
        }
        return drawn;
    }
}

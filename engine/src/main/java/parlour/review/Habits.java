package parlour.review;

import parlour.engine.ReviewScale;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What somebody does again and again, in one game or several.
 *
 * @param weaknesses at most two, the costliest first
 */
public record Habits(List<Habit> weaknesses, Optional<Habit> strength) {
    private static final int MOST_WEAKNESSES = 2;

    /** Once is no habit. */
    private static final int FEWEST_CASES = 2;

    public Habits {
        weaknesses = List.copyOf(weaknesses);
    }

    /**
     * The habits that a player's moves show.
     *
     * @param games the player's moves in each game
     */
    public static <M> Habits of(ReviewScale scale, List<List<JudgedMove<M>>> games) {
        return over(scale, games.stream().map(NamedLapse::of).toList());
    }

    /**
     * The habits that a player's mistakes show.
     *
     * @param games those made and avoided in each game
     */
    public static Habits over(ReviewScale scale, List<List<NamedLapse>> games) {
        List<Habit> weaknesses = found(scale, false, games).limit(MOST_WEAKNESSES).toList();
        List<String> weak = weaknesses.stream().map(Habit::kind).toList();
        return new Habits(
                weaknesses,
                found(scale, true, games)
                        .filter(habit -> !weak.contains(habit.kind()))
                        .findFirst());
    }

    /** All of them: the weaknesses, then the strength. */
    public List<Habit> all() {
        return Stream.concat(weaknesses.stream(), strength.stream()).toList();
    }

    private static Stream<Habit> found(
            ReviewScale scale, boolean strength, List<List<NamedLapse>> games) {
        Map<String, List<Habit.Case>> cases = new LinkedHashMap<>();
        Map<String, Double> costs = new LinkedHashMap<>();
        for (int game = 0; game < games.size(); game++) {
            for (NamedLapse lapse : games.get(game)) {
                if (lapse.avoided() == strength) {
                    cases.computeIfAbsent(lapse.kind(), any -> new ArrayList<>())
                            .add(new Habit.Case(game, lapse.entry()));
                    costs.merge(lapse.kind(), lapse.cost(), (a, b) -> a + b);
                }
            }
        }
        return cases.entrySet().stream()
                .map(
                        one ->
                                new Habit(
                                        one.getKey(),
                                        strength,
                                        one.getValue(),
                                        costs.get(one.getKey())))
                .filter(habit -> habit.cases().size() >= FEWEST_CASES)
                .filter(habit -> habit.cost() >= scale.habit())
                .sorted(Comparator.comparingDouble(habit -> -habit.cost()));
    }
}

package parlour.rating;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The ratings that explain results best, if the chance to win depends only on the difference of two
 * ratings (the model of Bradley and Terry).
 */
public final class BradleyTerry {
    /**
     * How far from their mean ratings are before anything is known, as a standard deviation in
     * points. It keeps the rating of somebody who has won all games finite, and hardly moves
     * others.
     */
    private static final double SPREAD = 1_000;

    private static final double PRIOR = (Rating.SCALE / SPREAD) * (Rating.SCALE / SPREAD);

    /** More than Newton's method ever needs. */
    private static final int MOST_STEPS = 500;

    /** Steps smaller than this, in units of {@link Rating#SCALE}, change no figure. */
    private static final double SMALLEST_STEP = 1e-7;

    private final List<Pairing> games;
    private final Map<String, Integer> numbers;

    /** Strengths by number, in units of {@link Rating#SCALE}; the anchor, number 0, has 0. */
    private double[] strengths;

    private BradleyTerry(List<Pairing> games, Map<String, Integer> numbers) {
        this.games = games;
        this.numbers = numbers;
        this.strengths = new double[numbers.size()];
    }

    /**
     * The most likely ratings. The intervals are of the differences to the anchor, whose own is 0;
     * they take all games for independent.
     *
     * @param anchor whose rating is given
     * @return the ratings of the anchor and of all that are connected with it by games; of others
     *     nothing can be said
     */
    public static Map<String, Rating> fit(List<Pairing> games, String anchor, double anchorPoints) {
        Map<String, Integer> numbers = connected(games, anchor);
        List<Pairing> known =
                games.stream()
                        .filter(pairing -> pairing.games() > 0)
                        .filter(pairing -> numbers.containsKey(pairing.first()))
                        .toList();
        BradleyTerry fit = new BradleyTerry(known, numbers);
        fit.maximise();
        return fit.ratings(anchorPoints);
    }

    /** Everybody connected with the anchor by games, which itself has number 0. */
    private static Map<String, Integer> connected(List<Pairing> games, String anchor) {
        Map<String, Set<String>> opponents = new LinkedHashMap<>();
        for (Pairing pairing : games) {
            if (pairing.games() > 0) {
                String first = pairing.first();
                String second = pairing.second();
                opponents.computeIfAbsent(first, name -> new LinkedHashSet<>()).add(second);
                opponents.computeIfAbsent(second, name -> new LinkedHashSet<>()).add(first);
            }
        }
        Map<String, Integer> numbers = new LinkedHashMap<>();
        Deque<String> next = new ArrayDeque<>(List.of(anchor));
        numbers.put(anchor, 0);
        while (!next.isEmpty()) {
            for (String other : opponents.getOrDefault(next.remove(), Set.of())) {
                if (!numbers.containsKey(other)) {
                    numbers.put(other, numbers.size());
                    next.add(other);
                }
            }
        }
        return numbers;
    }

    /** Newton's method: the likelihood has one summit and no plateau. */
    private void maximise() {
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] slope = slope();
            double[] direction = new SymmetricMatrix(information()).solve(withoutAnchor(slope));
            strengths = moved(strengths, direction, 1);
            if (Arrays.stream(direction).allMatch(d -> Math.abs(d) < SMALLEST_STEP)) {
                return;
            }
            shorten(direction, along(direction, slope));
        }
        throw new IllegalStateException("no summit after " + MOST_STEPS + " steps");
    }

    /** Goes back half of the last step, again and again, if the summit was passed by far. */
    private void shorten(double[] direction, double before) {
        double length = 1;
        // The summit was passed by far where it goes down nearly as steep as it went up.
        while (along(direction, slope()) < -before / 2) {
            length /= 2;
            strengths = moved(strengths, direction, -length);
        }
    }

    private static double[] moved(double[] from, double[] direction, double length) {
        double[] to = from.clone();
        for (int i = 1; i < to.length; i++) {
            to[i] += length * direction[i - 1];
        }
        return to;
    }

    private static double along(double[] direction, double[] slope) {
        double sum = 0;
        for (int i = 0; i < direction.length; i++) {
            sum += direction[i] * slope[i + 1];
        }
        return sum;
    }

    private static double[] withoutAnchor(double[] values) {
        return Arrays.copyOfRange(values, 1, values.length);
    }

    /** The derivative of the logarithm of the likelihood by each strength. */
    private double[] slope() {
        double[] slope = new double[strengths.length];
        double mean = Arrays.stream(strengths).sum() / strengths.length;
        for (int i = 0; i < slope.length; i++) {
            slope[i] = PRIOR * (mean - strengths[i]);
        }
        for (Pairing pairing : games) {
            int first = numbers.get(pairing.first());
            int second = numbers.get(pairing.second());
            double more = pairing.won() - pairing.games() * chance(first, second);
            slope[first] += more;
            slope[second] -= more;
        }
        return slope;
    }

    /** Fisher's information about each strength but the anchor's. */
    private double[][] information() {
        int size = strengths.length;
        double[][] all = new double[size][size];
        for (int i = 0; i < size; i++) {
            Arrays.fill(all[i], -PRIOR / size);
            all[i][i] += PRIOR;
        }
        for (Pairing pairing : games) {
            int first = numbers.get(pairing.first());
            int second = numbers.get(pairing.second());
            double known = pairing.games() * chance(first, second) * chance(second, first);
            all[first][first] += known;
            all[second][second] += known;
            all[first][second] -= known;
            all[second][first] -= known;
        }
        List<double[]> rows = new ArrayList<>();
        for (int i = 1; i < size; i++) {
            rows.add(withoutAnchor(all[i]));
        }
        return rows.toArray(double[][]::new);
    }

    private double chance(int first, int second) {
        return Rating.chance((strengths[first] - strengths[second]) * Rating.SCALE);
    }

    private Map<String, Rating> ratings(double anchorPoints) {
        double[] variances = new SymmetricMatrix(information()).inverseDiagonal();
        Map<String, Rating> ratings = new LinkedHashMap<>();
        numbers.forEach(
                (name, number) -> {
                    double error = number == 0 ? 0 : Math.sqrt(variances[number - 1]);
                    ratings.put(
                            name,
                            new Rating(
                                    anchorPoints + Rating.SCALE * strengths[number],
                                    Rating.SCALE * Rating.ERRORS * error));
                });
        return Collections.unmodifiableMap(ratings);
    }
}

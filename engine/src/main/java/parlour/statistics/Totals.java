package parlour.statistics;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * Counts of rounds and games.
 *
 * @param games finished games: one that was abandoned does not count, so it is not a loss either
 * @param points the points of all rounds together
 * @param achievements what is counted besides points, by name; what was never counted is missing
 */
public record Totals(
        long games, long wins, long rounds, long points, Map<String, Long> achievements) {
    static final Totals NONE = new Totals(0, 0, 0, 0, Map.of());

    public Totals {
        Map<String, Long> counted = new TreeMap<>(achievements);
        counted.values().removeIf(count -> count == 0);
        achievements = Collections.unmodifiableMap(counted);
    }

    /** Points per round; empty before the first. */
    public OptionalDouble average() {
        return rounds == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) points / rounds);
    }

    /** How often something was achieved. */
    public long count(String achievement) {
        return achievements.getOrDefault(achievement, 0L);
    }

    /** A count per round; empty before the first. */
    public OptionalDouble perRound(String achievement) {
        return rounds == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of((double) count(achievement) / rounds);
    }

    Totals round(FinishedRound round) {
        Map<String, Long> counts = new TreeMap<>(achievements);
        round.achievements().forEach((name, times) -> add(counts, name, times));
        return new Totals(games, wins, rounds + 1, points + round.points(), counts);
    }

    Totals game(boolean won) {
        return new Totals(games + 1, wins + (won ? 1 : 0), rounds, points, achievements);
    }

    Totals plus(Totals other) {
        Map<String, Long> counts = new TreeMap<>(achievements);
        other.achievements.forEach((name, times) -> add(counts, name, times));
        return new Totals(
                games + other.games,
                wins + other.wins,
                rounds + other.rounds,
                points + other.points,
                counts);
    }

    private static void add(Map<String, Long> counts, String achievement, long times) {
        counts.merge(achievement, times, (before, more) -> before + more);
    }

    /** What is left of these without a part of them. */
    public Totals minus(Totals part) {
        Map<String, Long> counts = new TreeMap<>(achievements);
        part.achievements.forEach((name, times) -> add(counts, name, -times));
        return new Totals(
                games - part.games,
                wins - part.wins,
                rounds - part.rounds,
                points - part.points,
                counts);
    }

    /** Whether these can be a part of other totals; points may be negative and prove nothing. */
    boolean within(Totals whole) {
        return games <= whole.games
                && wins <= whole.wins
                && games - wins <= whole.games - whole.wins
                && rounds <= whole.rounds
                && achievements.entrySet().stream()
                        .allMatch(entry -> entry.getValue() <= whole.count(entry.getKey()));
    }
}

package parlour.statistics;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A player's finished round.
 *
 * @param points what it added to the score sheet
 * @param won whether nobody did better
 * @param achievements what is counted besides points, by name
 */
public record FinishedRound(int points, boolean won, Map<String, Integer> achievements) {
    /** Sums of places; a chart shows the place rather than the points. */
    public static final String PLACES = "places";

    public FinishedRound {
        achievements = Collections.unmodifiableMap(new TreeMap<>(achievements));
    }

    RecentRound recent() {
        return RecentRound.of(achievements.getOrDefault(PLACES, points), won);
    }
}

package parlour.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whom a player has played against.
 *
 * @param seats the number of players at the table
 * @param opponents the name of the computer player that all of them are, {@link #PEOPLE}, or {@link
 *     #MIXED}
 */
public record Opposition(int seats, String opponents) implements Comparable<Opposition> {
    /** Opponents who are all people. */
    public static final String PEOPLE = "people";

    /** Opponents of several kinds. */
    public static final String MIXED = "mixed";

    static final int FEWEST = 2;
    static final int MOST = 99;
    private static final String NAME = "[a-z][A-Za-z0-9]{0,39}";
    private static final Comparator<Opposition> ORDER =
            Comparator.comparingInt(Opposition::seats).thenComparing(Opposition::opponents);

    public Opposition {
        if (seats < FEWEST || seats > MOST || !named(opponents)) {
            throw new IllegalArgumentException(seats + " with " + opponents);
        }
    }

    /**
     * The opposition at a table.
     *
     * @param opponents the computer player of each opponent, empty for a person
     */
    public static Opposition of(int seats, List<Optional<String>> opponents) {
        Set<String> kinds =
                opponents.stream()
                        .map(computer -> computer.orElse(PEOPLE))
                        .collect(Collectors.toSet());
        return new Opposition(seats, kinds.size() == 1 ? kinds.iterator().next() : MIXED);
    }

    static boolean named(String opponents) {
        return opponents.matches(NAME);
    }

    @Override
    public int compareTo(Opposition other) {
        return ORDER.compare(this, other);
    }
}

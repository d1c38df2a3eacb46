package parlour.fastest;

import parlour.engine.Option;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules a table plays by, as one immutable value.
 *
 * @param straights whether runs may be played
 * @param suits whether suits decide between equal ranks
 * @param games how many games a match has
 */
public record FastestOptions(boolean straights, boolean suits, int games) {
    static final int MOST_GAMES = 20;

    public static final FastestOptions SINGLE = new FastestOptions(false, false, 1);
    public static final FastestOptions MATCH = new FastestOptions(false, false, 5);

    static final List<Option> CHOICES =
            List.of(
                    new Option.Number("games", 1, MOST_GAMES),
                    new Option.Flag("straights"),
                    new Option.Flag("suits"));

    /** The options of a JSON tree that has them all. */
    static FastestOptions of(Map<String, Object> tree) {
        return new FastestOptions(
                (Boolean) tree.get("straights"),
                (Boolean) tree.get("suits"),
                ((Long) tree.get("games")).intValue());
    }

    Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("games", (long) games);
        tree.put("straights", straights);
        tree.put("suits", suits);
        return Collections.unmodifiableMap(tree);
    }
}

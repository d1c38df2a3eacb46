package parlour.fastest.rules;

import parlour.engine.Option;
import parlour.engine.Options;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules of a table, as one immutable value.
 *
 * @param straights whether runs may be played
 * @param suits whether suits decide between equal ranks
 * @param games the number of games in a match
 */
public record FastestOptions(boolean straights, boolean suits, int games) implements Options {
    static final int MOST_GAMES = 20;

    public static final FastestOptions SINGLE = new FastestOptions(false, false, 1);
    public static final FastestOptions MATCH = new FastestOptions(false, false, 5);

    private static final Option.Number GAMES = new Option.Number("games", 1, MOST_GAMES);
    private static final Option.Flag STRAIGHTS = new Option.Flag("straights");
    private static final Option.Flag SUITS = new Option.Flag("suits");

    public static final List<Option> CHOICES = List.of(GAMES, STRAIGHTS, SUITS);

    /** The game's options: the argument itself, or built from its values. */
    public static FastestOptions of(Options options) {
        return options instanceof FastestOptions own ? own : of(options.values());
    }

    /** The options with these values, which must be complete. */
    public static FastestOptions of(Map<String, Object> values) {
        return new FastestOptions(STRAIGHTS.of(values), SUITS.of(values), GAMES.of(values));
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put(GAMES.name(), (long) games);
        values.put(STRAIGHTS.name(), straights);
        values.put(SUITS.name(), suits);
        return Collections.unmodifiableMap(values);
    }
}

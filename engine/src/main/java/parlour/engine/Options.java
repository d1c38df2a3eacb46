package parlour.engine;

import java.util.Map;

/**
 * The choices made among a game's rules. Each game has a record of its own; files, forms and the
 * command line know them by name.
 */
public interface Options {
    /** Every option's value, a JSON value, by its name and in the order of {@link Game#options}. */
    Map<String, Object> values();
}

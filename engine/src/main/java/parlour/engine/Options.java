package parlour.engine;

import java.util.Map;

/**
 * The values chosen for a game's options. Each game has its own record; files, forms and the
 * command line know the options by name.
 */
public interface Options {
    /** Every option's value as a JSON value, by name, in the order of {@link Game#options}. */
    Map<String, Object> values();
}
